import { root } from '../../scripts/shared/runInParallel';
import { installOldChromiums } from '../../scripts/tests/oldChromium';

/** Installs the browsers of the tests of the floor and of the pictures (docs/other-engines.md). */

if (!installOldChromiums(root)) throw new Error('The old Chromiums need Linux on x86-64.');
