import type { LogSink } from '../../platform/log';
import { getCaptchaToken } from '../../platform/captcha';
import { getScriptLoader } from './scripts';

/** Gets a token from the captcha of this build. */
export function getLeadToken(siteKey: string, log: LogSink): Promise<string> {
  return getCaptchaToken({ siteKey, action: 'lead', loadScript: getScriptLoader(log) });
}
