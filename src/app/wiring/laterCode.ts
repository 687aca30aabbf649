import { loadLazyFields } from '../../form/kinds/loadLazyFields';
import { CompanyList } from '../../form/lazyComponents';
import { StepDialog, StepReview } from '../../screens/step/lazyComponents';
import { DeleteDialog } from '../../shell/late';
import { loadRejections, loadRulesWithAccounts } from './activePage';

/** Loads what the next steps need: the server code, the country's rules and the lazy fields. */
export async function loadNextSteps(connect: () => Promise<unknown>): Promise<void> {
  await Promise.allSettled([
    connect(),
    loadRulesWithAccounts(),
    loadRejections(),
    import('../../form/lookUps/lookUpController'),
    import('./lookUps'),
    CompanyList.load(),
    loadLazyFields(),
  ]);
}

/** Loads the dialogs ahead, so that they also open without a network. */
export async function loadDialogs(): Promise<void> {
  await Promise.allSettled([DeleteDialog.load(), StepReview.load(), StepDialog.load()]);
}
