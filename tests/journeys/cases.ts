import type { Journey } from './journey';

/** A journey that broke an invariant once, as short as it went, and what it found. */
export interface JourneyCase extends Journey {
  readonly found: string;
}

/** Every journey that found a fault of the application, and some that found one of the model. They are run again with each test. */
export const journeyCases: readonly JourneyCase[] = [
  {
    found: 'A link with prefilled answers stored them in a tab that showed the end of an application.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'proceed', tab: 0, times: 6, variant: 0 },
      { do: 'open a link', tab: 0, link: 'prefill' },
    ],
  },
  {
    found: 'Two tabs that received the decision from the server both told the platforms.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [{ do: 'open a tab' }, { do: 'proceed', tab: 1, times: 1, variant: 0 }],
  },
  {
    found: 'A tab sent its answers to the lead of a link that another tab of its session had continued.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'proceed', tab: 0, times: 2, variant: 1 },
      { do: 'open a tab' },
      { do: 'open a link', tab: 1, link: 'other lead' },
      { do: 'use a button', tab: 1, button: 0 },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
    ],
  },
  {
    found: 'After the lead of a link, a create repeated the key of the first lead with another body.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'proceed', tab: 1, times: 2, variant: 0 },
      { do: 'open a link', tab: 1, link: 'other lead' },
      { do: 'use a button', tab: 1, button: 0 },
      { do: 'close and come back', tab: 1 },
    ],
  },
  {
    found: 'After a deletion with a full storage the next application went into the lead of the deleted one.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
      { do: 'proceed', tab: 0, times: 5, variant: 0 },
      { do: 'open a tab' },
      { do: 'type', tab: 1, variant: 0 },
      { do: 'fill the storage' },
      { do: 'delete', tab: 0 },
      { do: 'press', tab: 0 },
    ],
  },
  {
    found:
      'An untouched page in the back-forward cache returns in a session whose application has ended meanwhile.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'leave for another site', tab: 1 },
      { do: 'proceed', tab: 0, times: 7, variant: 0 },
      { do: 'close and come back', tab: 0 },
      { do: 'press', tab: 0 },
    ],
  },
  {
    found: 'A page in the back-forward cache returns after a deletion and stores what was typed.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a link', tab: 0, link: 'other lead' },
      { do: 'open a tab' },
      { do: 'type', tab: 0, variant: 0 },
      { do: 'leave for another site', tab: 2 },
      { do: 'delete', tab: 1 },
      { do: 'step back', tab: 0 },
    ],
  },
  {
    found: 'A tab kept what a link had prefilled after another tab, in another session, deleted all data.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'open a link', tab: 0, link: 'prefill' },
      { do: 'open a link', tab: 1, link: 'session' },
      { do: 'delete', tab: 1 },
    ],
  },
  {
    found:
      'A tab that sent again after the network returned put its old answer over a later one of another tab.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'press', tab: 1 },
      { do: 'open a tab' },
      { do: 'lose the network' },
      { do: 'proceed', tab: 1, times: 6, variant: 1 },
      { do: 'type', tab: 0, variant: 0 },
    ],
  },
  {
    found: 'The steps of a stale link counted as complete although the server kept their answers to itself.',
    page: 'pravelo-pl',
    story: 'at-once+declined',
    acts: [
      { do: 'proceed', tab: 1, times: 3, variant: 0 },
      { do: 'proceed', tab: 1, times: 5, variant: 0 },
      { do: 'open a link', tab: 0, link: 'own lead' },
    ],
  },
  {
    found:
      'A nearly full storage kept that a step was submitted, and not its answers, which were never asked again.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'lose the network' },
      { do: 'type', tab: 0, variant: 0 },
      { do: 'fill the storage' },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
      { do: 'reload', tab: 0 },
      { do: 'leave for another site', tab: 1 },
    ],
  },
  {
    found:
      'A tab that began a new session after the old one had expired removed the consent that another tab had given in it.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'proceed', tab: 0, times: 1, variant: 0 },
      { do: 'wait', seconds: 90000 },
      { do: 'proceed', tab: 1, times: 2, variant: 0 },
      { do: 'fail', fault: 'lost answer' },
    ],
  },
  {
    found:
      'After a deletion the next application went into a lead of a session that a full storage had not taken.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'proceed', tab: 0, times: 4, variant: 0 },
      { do: 'proceed', tab: 0, times: 5, variant: 0 },
      { do: 'fill the storage' },
      { do: 'open a tab' },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
      { do: 'delete', tab: 2 },
      { do: 'wait', seconds: 1 },
    ],
  },
  {
    found:
      'A full storage did not remember the end of an application, because its answers were removed only afterwards.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'proceed', tab: 0, times: 3, variant: 0 },
      { do: 'proceed', tab: 2, times: 3, variant: 0 },
      { do: 'fill the storage' },
      { do: 'proceed', tab: 1, times: 3, variant: 0 },
      { do: 'open a tab' },
      { do: 'begin anew', tab: 0 },
      { do: 'press', tab: 1 },
    ],
  },
  {
    found: 'A full storage kept what a link had prefilled after the end of the application.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a link', tab: 2, link: 'prefill' },
      { do: 'fill the storage' },
      { do: 'proceed', tab: 1, times: 3, variant: 0 },
      { do: 'proceed', tab: 0, times: 4, variant: 0 },
    ],
  },
  {
    found:
      'The lead of a link that expired later kept its steps as complete, although only the server had their answers.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'proceed', tab: 0, times: 2, variant: 0 },
      { do: 'proceed', tab: 0, times: 4, variant: 0 },
      { do: 'proceed', tab: 0, times: 3, variant: 0 },
      { do: 'open a link', tab: 0, link: 'own lead' },
      { do: 'proceed', tab: 0, times: 1, variant: 0 },
      { do: 'wait', seconds: 90000 },
      { do: 'crash', tab: 0 },
      { do: 'open a tab' },
    ],
  },
  {
    found:
      'A create that was rejected late settled the next create, which another tab had sent meanwhile, so that its key had two bodies.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'fail', fault: 'late request' },
      { do: 'fail', fault: '422 of nothing' },
      { do: 'proceed', tab: 1, times: 2, variant: 0 },
      { do: 'fail', fault: 'lost answer' },
      { do: 'proceed', tab: 0, times: 1, variant: 0 },
      { do: 'open a tab' },
      { do: 'proceed', tab: 1, times: 3, variant: 0 },
    ],
  },
  {
    found:
      'A tab that loaded again after another tab had deleted the data restored them from its session storage.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'type', tab: 2, variant: 0 },
      { do: 'leave for another site', tab: 0 },
      { do: 'delete', tab: 1 },
      { do: 'crash', tab: 0 },
    ],
  },
  {
    found:
      'A tab that opened after the end of one application removed the next one, which had begun beside it.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'proceed', tab: 0, times: 2, variant: 0 },
      { do: 'fail', fault: '410' },
      { do: 'proceed', tab: 1, times: 3, variant: 0 },
      { do: 'proceed', tab: 0, times: 5, variant: 0 },
      { do: 'close and come back', tab: 1 },
    ],
  },
  {
    found:
      'A consent to marketing remained ticked after the expiry, so that a press sent it in a session in which nobody gave it.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'press twice', tab: 0 },
      { do: 'open a tab' },
      { do: 'proceed', tab: 0, times: 1, variant: 1 },
      { do: 'wait', seconds: 90000 },
      { do: 'proceed', tab: 0, times: 2, variant: 0 },
      { do: 'press', tab: 1 },
    ],
  },
  {
    found:
      'A tab of the expired session brought its consent to marketing into the next one, where another tab had refused it.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
      { do: 'step back', tab: 0 },
      { do: 'open a tab' },
      { do: 'back', tab: 0 },
      { do: 'proceed', tab: 1, times: 1, variant: 1 },
      { do: 'wait', seconds: 90000 },
      { do: 'proceed', tab: 1, times: 2, variant: 0 },
      { do: 'press', tab: 0 },
    ],
  },
  {
    found: 'A tab that did not know the policies sent a consent of another such tab without a version.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'lose the network' },
      { do: 'proceed', tab: 0, times: 2, variant: 0 },
      { do: 'close and come back', tab: 0 },
      { do: 'proceed', tab: 0, times: 4, variant: 0 },
      { do: 'change a step', tab: 0, step: 1 },
      { do: 'open a tab' },
      { do: 'proceed', tab: 1, times: 2, variant: 0 },
      { do: 'set the clock', minutes: -90 },
    ],
  },
  {
    found:
      'After a refusal in a tab of the expired session, the lead had a record of the consent that another tab gave.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'press', tab: 0 },
      { do: 'open a tab' },
      { do: 'proceed', tab: 0, times: 1, variant: 1 },
      { do: 'wait', seconds: 90000 },
      { do: 'proceed', tab: 0, times: 2, variant: 1 },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
      { do: 'proceed', tab: 0, times: 1, variant: 1 },
    ],
  },
  {
    found:
      'A refusal that was submitted again in a tab of the expired session gave way to an earlier consent in the next one.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'proceed', tab: 0, times: 2, variant: 0 },
      { do: 'press', tab: 1 },
      { do: 'wait', seconds: 90000 },
      { do: 'proceed', tab: 0, times: 2, variant: 1 },
      { do: 'close and come back', tab: 0 },
      { do: 'proceed', tab: 0, times: 1, variant: 0 },
    ],
  },
  {
    found:
      'With a nearly full storage two sessions took turns, and a copy of an application remained after its end.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'type wrongly', tab: 0, variant: 0 },
      { do: 'open a link', tab: 0, link: 'session' },
      { do: 'open a tab' },
      { do: 'proceed', tab: 1, times: 2, variant: 0 },
      { do: 'proceed', tab: 0, times: 2, variant: 0 },
      { do: 'fill the storage' },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
      { do: 'proceed', tab: 0, times: 1, variant: 0 },
    ],
  },
  {
    found:
      'With a nearly full storage a tab of the old session left a copy of the application that a link had renewed.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once+marital-details+thank-you',
    acts: [
      { do: 'open a tab' },
      { do: 'proceed', tab: 1, times: 6, variant: 0 },
      { do: 'type', tab: 1, variant: 0 },
      { do: 'type', tab: 0, variant: 0 },
      { do: 'fill the storage' },
      { do: 'open a link', tab: 0, link: 'affiliate' },
      { do: 'lose the network' },
      { do: 'press twice', tab: 1 },
    ],
  },
  {
    found:
      'With a full storage two tabs of one session had a lead each, and a third tab showed the decision about one for the other.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a link', tab: 1, link: 'other lead' },
      { do: 'fill the storage' },
      { do: 'open a tab' },
      { do: 'proceed', tab: 0, times: 3, variant: 0 },
      { do: 'proceed', tab: 1, times: 2, variant: 0 },
      { do: 'leave for another site', tab: 0 },
      { do: 'open a tab' },
      { do: 'proceed', tab: 0, times: 3, variant: 0 },
      { do: 'close and come back', tab: 1 },
    ],
  },
  {
    found:
      'The model: a tab sent the whole form while another tab had taken an answer and not yet stored it after the paint.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'lose the network' },
      { do: 'proceed', tab: 2, times: 5, variant: 0 },
      { do: 'open a tab' },
      { do: 'proceed', tab: 1, times: 2, variant: 1 },
      { do: 'fail', fault: 'lost answer' },
    ],
  },
  {
    found:
      'The model: the clock was set back between the answers of two tabs in two sessions, which only the clock could order.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'press', tab: 0 },
      { do: 'wait', seconds: 90000 },
      { do: 'proceed', tab: 0, times: 3, variant: 0 },
      { do: 'fail', fault: 'lost answer' },
      { do: 'set the clock', minutes: -90 },
      { do: 'fail', fault: 'lost answer' },
      { do: 'proceed', tab: 1, times: 3, variant: 1 },
    ],
  },
  {
    found:
      'The model: a refusal because the lead had moved on named a state that no other response had named.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'proceed', tab: 1, times: 5, variant: 0 },
      { do: 'proceed', tab: 0, times: 2, variant: 0 },
      { do: 'back', tab: 0 },
      { do: 'fail', fault: 'lost answer' },
      { do: 'proceed', tab: 0, times: 1, variant: 0 },
    ],
  },
  {
    found:
      'The model: two applications created their leads at the same moment, and both leads counted for one.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'proceed', tab: 0, times: 4, variant: 0 },
      { do: 'open a tab' },
      { do: 'proceed', tab: 0, times: 3, variant: 0 },
      { do: 'lose the network' },
      { do: 'begin anew', tab: 1 },
      { do: 'open a link', tab: 0, link: 'session' },
      { do: 'proceed', tab: 1, times: 2, variant: 0 },
      { do: 'proceed', tab: 0, times: 1, variant: 0 },
      { do: 'use a button', tab: 1, button: 0 },
    ],
  },
  {
    found: 'a rejection that came while a step was edited left the answers in storage when a link was opened',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'press', tab: 1 },
      { do: 'decide elsewhere', tab: 0, isDeclined: true },
      { do: 'take back', tab: 0, variant: 0 },
      { do: 'open a link', tab: 0, link: 'other lead' },
    ],
  },
  {
    found:
      'A tab that was left counted a response as input of its own, and no longer followed what was typed in the other tab.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'lose the network' },
      { do: 'press', tab: 1 },
      { do: 'use a button badly', tab: 0, button: 0, fault: 'lost answer' },
      { do: 'find the network' },
      { do: 'type half', tab: 0, variant: 0 },
    ],
  },
  {
    found:
      'With a full storage two tabs had other answers under the same revision, and neither followed the other afterwards.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'press', tab: 2 },
      { do: 'fill the storage' },
      { do: 'open a tab' },
      { do: 'take back', tab: 0, variant: 0 },
      { do: 'press', tab: 0 },
      { do: 'proceed', tab: 1, times: 3, variant: 2 },
      { do: 'thaw', tab: 1 },
    ],
  },
  {
    found:
      'A tab repeated its update of the form after another tab had completed it and the decision was known.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'proceed', tab: 0, times: 3, variant: 0 },
      { do: 'fail', fault: '503 twice' },
      { do: 'open a tab' },
      { do: 'proceed', tab: 2, times: 2, variant: 0 },
      { do: 'proceed', tab: 1, times: 4, variant: 0 },
    ],
  },
  {
    found: 'A deletion left an application of another tab of which a full storage held only the name.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'fill the storage' },
      { do: 'proceed', tab: 0, times: 7, variant: 0 },
      { do: 'open a tab' },
      { do: 'open a link', tab: 1, link: 'session and prefill' },
      { do: 'hand over', tab: 2, variant: 0, underWay: 'nothing' },
    ],
  },
  {
    found: 'A step that waited behind another one was sent although it was edited in the meantime.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'fail', fault: 'late answer' },
      { do: 'proceed', tab: 0, times: 2, variant: 0 },
      { do: 'back', tab: 0 },
      { do: 'type', tab: 0, variant: 1 },
      { do: 'wait', seconds: 20 },
    ],
  },
  {
    found: 'An update that followed a create sent a step that was edited in another tab in the meantime.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'proceed', tab: 1, times: 5, variant: 0 },
      { do: 'hand over', tab: 1, variant: 0, underWay: 'beyond' },
      { do: 'change over at once', tab: 1, variant: 0 },
      { do: 'wait', seconds: 20 },
    ],
  },
  {
    found:
      'A tab with answers that a full storage had not taken wrote them later over what was answered in the tab used since.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'fail', fault: '503 twice' },
      { do: 'open a tab' },
      { do: 'fill the storage' },
      { do: 'proceed', tab: 0, times: 3, variant: 0 },
      { do: 'proceed', tab: 1, times: 4, variant: 0 },
    ],
  },
  {
    found:
      'A full storage kept rows of the application before in the session storage of a tab that came back to another person.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'open a link', tab: 1, link: 'session and prefill' },
      { do: 'press', tab: 0 },
      { do: 'fill the storage' },
      { do: 'leave for another site', tab: 1 },
      { do: 'hand over', tab: 0, variant: 0, underWay: 'nothing' },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
    ],
  },
  {
    found: 'The model did not note that a lead was complete when it was declined elsewhere.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'proceed', tab: 2, times: 2, variant: 0 },
      { do: 'fail', fault: '503 twice' },
      { do: 'decide elsewhere', tab: 1, isDeclined: true },
      { do: 'proceed', tab: 1, times: 2, variant: 1 },
      { do: 'wait', seconds: 60 },
    ],
  },
  {
    found:
      'A continued lead took the id of an application without input, whose draft stayed in a full session storage.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'open a link', tab: 1, link: 'session and prefill' },
      { do: 'open a link', tab: 1, link: 'other lead' },
      { do: 'fill the storage' },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
    ],
  },
  {
    found:
      'A continued lead took the id of the application in which another tab had typed, and a full storage hid that.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'fill the storage' },
      { do: 'open a link', tab: 0, link: 'other lead' },
      { do: 'open a tab' },
      { do: 'proceed', tab: 1, times: 2, variant: 0 },
      { do: 'freeze', tab: 0 },
    ],
  },
  {
    found:
      'The model wanted a deletion to reach an application in another tab of which a full storage had taken nothing.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'type', tab: 1, variant: 0 },
      { do: 'fill the storage' },
      { do: 'open a link', tab: 0, link: 'session and prefill' },
      { do: 'sleep through a deletion', tab: 0, variant: 0, before: 'prefill', wakes: 'thaw' },
    ],
  },
  {
    found: 'An update that was repeated contained a press whose answers had been edited again.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'press twice', tab: 0 },
      { do: 'fail', fault: '503 twice' },
      { do: 'change over at once', tab: 0, variant: 0 },
      { do: 'find the network' },
      { do: 'find the network' },
      { do: 'back', tab: 0 },
      { do: 'take back', tab: 0, variant: 1 },
      { do: 'back', tab: 1 },
      { do: 'type', tab: 0, variant: 0 },
    ],
  },
  {
    found: 'The model counted the answers in a repeated update as sent anew.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'change over at once', tab: 2, variant: 0 },
      { do: 'fail', fault: '422 of a step' },
      { do: 'take back', tab: 0, variant: 0 },
      { do: 'fail', fault: '503 twice' },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
      { do: 'take back', tab: 0, variant: 0 },
    ],
  },
  {
    found:
      'A fault of the model: it expected an answer that the other tab could not receive before it sent its own.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'sleep through a deletion', tab: 0, variant: 0, before: 'prefill', wakes: 'thaw' },
      { do: 'proceed', tab: 2, times: 2, variant: 0 },
      { do: 'back', tab: 0 },
      { do: 'fail', fault: '502 page' },
      { do: 'fail', fault: '502 page' },
      { do: 'close and come back', tab: 1 },
      { do: 'type half', tab: 0, variant: 0 },
      { do: 'proceed', tab: 1, times: 2, variant: 1 },
      { do: 'forward', tab: 0 },
      { do: 'proceed', tab: 1, times: 3, variant: 0 },
      { do: 'lose the network' },
    ],
  },
  {
    found: 'A fault of the model: it expected what had not arrived in a form that was completed elsewhere.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'fail', fault: '404 page' },
      { do: 'fail', fault: '502 page' },
      { do: 'sleep through a deletion', tab: 1, variant: 0, before: 'prefill', wakes: 'thaw' },
      { do: 'type while it is decided', tab: 1, variant: 0 },
      { do: 'take back', tab: 0, variant: 1 },
      { do: 'type while it is decided', tab: 1, variant: 0 },
      { do: 'proceed', tab: 1, times: 5, variant: 0 },
    ],
  },
  {
    found: 'The late response to a create took the offer away that another tab had received meanwhile.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once+cofidis-offer+instabank-offer',
    acts: [
      { do: 'sleep through a deletion', tab: 2, variant: 0, before: 'prefill', wakes: 'thaw' },
      { do: 'type while it is decided', tab: 1, variant: 0 },
      { do: 'press', tab: 0 },
      { do: 'leave for another site', tab: 1 },
      { do: 'proceed', tab: 2, times: 6, variant: 0 },
      { do: 'wait', seconds: 20 },
      { do: 'use a button badly', tab: 1, button: 0, fault: 'lost answer' },
    ],
  },
  {
    found:
      'A fault of the model: it counted the answers of a repeated review from the repeat, not from the press.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'sleep through a deletion', tab: 1, variant: 0, before: 'prefill', wakes: 'thaw' },
      { do: 'proceed', tab: 0, times: 6, variant: 0 },
      { do: 'fail', fault: '500' },
      { do: 'proceed', tab: 0, times: 1, variant: 0 },
      { do: 'take back', tab: 1, variant: 1 },
    ],
  },
  {
    found: 'A tab that shows an end stored the answers again when another tab forgot the end a day later.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once+declined',
    acts: [
      { do: 'proceed', tab: 0, times: 5, variant: 0 },
      { do: 'wait', seconds: 90_000 },
      { do: 'open a tab' },
    ],
  },
  {
    found:
      'Nothing: the model knew only what of the last press had been sent, and took an answer that another tab had sent for taken back.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'fail', fault: '503 twice' },
      { do: 'change over at once', tab: 0, variant: 0 },
      { do: 'back', tab: 0 },
      { do: 'back', tab: 1 },
      { do: 'set the clock', minutes: -90 },
      { do: 'step back', tab: 1 },
      { do: 'press twice', tab: 1 },
      { do: 'take back', tab: 0, variant: 1 },
    ],
  },
  {
    found:
      'A tab of an application that a link had ended joined that of the link before its lead was stored, and created another.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'open a link', tab: 2, link: 'other lead' },
      { do: 'change over at once', tab: 1, variant: 0 },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
      { do: 'press two buttons', tab: 0, fault: 'lost answer' },
    ],
  },
  {
    found:
      'The last call of a deleted application was lost. The response to the create of the next one began before that, was dropped for it, and a second lead was created.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'change over at once', tab: 1, variant: 0 },
      { do: 'fail', fault: 'no answer' },
      { do: 'proceed', tab: 1, times: 4, variant: 0 },
      { do: 'close and come back', tab: 0 },
      { do: 'proceed', tab: 0, times: 5, variant: 0 },
      { do: 'meet a plain server' },
      { do: 'hand over', tab: 0, variant: 0, underWay: 'until then' },
      { do: 'set the clock', minutes: -90 },
    ],
  },
  {
    found:
      'Two tabs accepted without a network. Both asked for the state before either sent, and the second offer was accepted unseen.',
    page: 'pravelo-pl',
    story: 'at-once+provident-offer+proficredit-offer',
    acts: [
      { do: 'press', tab: 0 },
      { do: 'meet a plain server' },
      { do: 'proceed', tab: 0, times: 5, variant: 0 },
      { do: 'press twice', tab: 0 },
      { do: 'open a tab' },
      { do: 'lose the network' },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
    ],
  },
  {
    found:
      'An application had expired and was removed by the start of another tab. A deletion did not know of it, and a tab in which it was open kept the e-mail.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'proceed', tab: 1, times: 2, variant: 0 },
      { do: 'open a link', tab: 0, link: 'session' },
      { do: 'wait', seconds: 90000 },
      { do: 'open a link', tab: 2, link: 'amount' },
      { do: 'hand over', tab: 2, variant: 0, underWay: 'nothing' },
    ],
  },
  {
    found: 'A review that waited for a late create was sent, although a step was edited in another tab.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'open a tab' },
      { do: 'type while it is decided', tab: 1, variant: 0 },
      { do: 'press twice', tab: 0 },
      { do: 'proceed', tab: 1, times: 3, variant: 0 },
      { do: 'take back', tab: 0, variant: 0 },
      { do: 'wait', seconds: 20 },
    ],
  },
  {
    found:
      'A step was typed in one tab. Another repeated its update, and overwrote the e-mail that a third had sent.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'sleep through a deletion', tab: 1, before: 'prefill', wakes: 'thaw', variant: 0 },
      { do: 'proceed', tab: 0, times: 2, variant: 0 },
      { do: 'lose the network' },
      { do: 'open a tab' },
      { do: 'type', tab: 1, variant: 0 },
      { do: 'proceed', tab: 0, times: 1, variant: 0 },
      { do: 'press twice', tab: 2 },
      { do: 'back', tab: 0 },
      { do: 'proceed', tab: 0, times: 1, variant: 1 },
      { do: 'leave for another site', tab: 0 },
    ],
  },
  {
    found:
      'A tab joined the application of another one, and read it only after the next paint. What the other had stored meanwhile counted as taken back there.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'sleep through a deletion', tab: 2, variant: 0, before: 'prefill', wakes: 'thaw' },
      { do: 'wait', seconds: 90000 },
      { do: 'leave for another site', tab: 1 },
      { do: 'crash', tab: 2 },
      { do: 'change over at once', tab: 0, variant: 0 },
    ],
  },
  {
    found:
      'At a plain server the response to a press was lost in one tab. Another one did not know that, pressed too, and accepted the next offer unseen.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once+cofidis-offer+instabank-offer',
    acts: [
      { do: 'proceed', tab: 1, times: 4, variant: 0 },
      { do: 'change over at once', tab: 0, variant: 0 },
      { do: 'lose an answer of a plain server', tab: 1, button: 0 },
      { do: 'use a button', tab: 0, button: 0 },
    ],
  },
  {
    found: 'At a plain server a tab was frozen during a call, and another one pressed the same.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once+cofidis-offer+instabank-offer',
    acts: [
      { do: 'proceed', tab: 1, times: 5, variant: 0 },
      { do: 'open a tab' },
      { do: 'use a button badly', tab: 2, button: 0, fault: 'late answer' },
      { do: 'proceed', tab: 1, times: 1, variant: 0 },
      { do: 'lose an answer of a plain server', tab: 0, button: 0 },
      { do: 'freeze', tab: 0 },
    ],
  },
  {
    found:
      'A step waited behind a create. It was edited in another tab, which also reopened it, and was sent as it had been.',
    page: 'pravelo-pl',
    story: 'at-once',
    acts: [
      { do: 'fail', fault: 'lost answer' },
      { do: 'sleep through a deletion', tab: 0, variant: 0, before: 'prefill', wakes: 'thaw' },
      { do: 'press', tab: 0 },
      { do: 'fail', fault: '502 page' },
      { do: 'fail', fault: '409' },
      { do: 'press', tab: 1 },
      { do: 'change over at once', tab: 0, variant: 0 },
    ],
  },
  {
    found:
      'A tab corrected the time of its record of a consent, over the consent that another tab had given since.',
    page: 'ondara-es',
    story: 'few-first_name.iban+at-once',
    acts: [
      { do: 'set the clock', minutes: -90 },
      { do: 'fill the storage' },
      { do: 'type while it is decided', tab: 0, variant: 3 },
      { do: 'change over at once', tab: 1, variant: 0 },
      { do: 'type while it is decided', tab: 1, variant: 0 },
      { do: 'leave for another site', tab: 0 },
    ],
  },
];
