import { spawn, type ChildProcess } from 'node:child_process';
import type { WebDriver } from 'selenium-webdriver';
import { findFreePorts } from '../../scripts/serve/freePorts';
import { Builder, Capabilities } from './selenium';

/** The first port to try for the driver. The tests of web servers use ports of their own. */
const firstDriverPort = 4901;
const startMs = 20_000;
const pollMs = 100;
/** The time for a command at the end of a test. */
const lastCommandMs = 5_000;

/** A window of WebKit, with the programs that it needs. */
export interface WebKitSession {
  readonly driver: WebDriver;
  readonly close: () => Promise<void>;
}

/**
 * Opens WebKitGTK's MiniBrowser on a screen of its own, without cookies and storage of an earlier session.
 *
 * @throws when the driver or the screen does not start in time
 */
export async function openWebKit(
  worker: number,
  pageLoadStrategy: 'normal' | 'none' = 'normal',
): Promise<WebKitSession> {
  // Each worker searches its own ports: between the search and the start another one could take them.
  const port = await findFreePorts(firstDriverPort + worker * 10, 1);
  const display = `:${port}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const environment = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LC_ALL: 'C.UTF-8' };
  const server = spawn(process.env['PW_WEBKIT_DRIVER'] ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: environment,
  });
  const stop = () => [server, screen].forEach((process) => process.kill());
  try {
    await waitForStatus(`http://127.0.0.1:${port}/status`, server);
    // Without options the driver starts its own MiniBrowser.
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy });
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
    const close = async () => {
      await settleInTime(driver.quit());
      stop();
    };
    return { driver, close };
  } catch (error) {
    stop();
    throw error;
  }
}

/**
 * Waits for a command, but not long: a browser that has crashed or waits for a document does not respond. It must not keep the next test
 * from its own.
 */
export async function settleInTime(command: Promise<unknown>): Promise<void> {
  const wait = new Promise((resolve) => setTimeout(resolve, lastCommandMs));
  await Promise.race([command.catch(() => undefined), wait]);
}

/** Waits until the driver responds. */
async function waitForStatus(url: string, server: ChildProcess): Promise<void> {
  for (let waited = 0; waited < startMs; waited += pollMs) {
    if (server.exitCode !== null) break;
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error('WebKitWebDriver does not respond.');
}
