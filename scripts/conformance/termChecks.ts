import { isRecord, type Body } from '../../tests/backend/body';
import { expectStatus, submitForm, waitForDecision, type ConformanceContext } from './applicants';
import { ConformanceError, UnsupportedError } from './client';
import type { ConformanceCheck } from './leadChecks';

/** The states with an offer or an agreed loan. */
const offerRoutes = [
  'cofidis-offer',
  'instabank-offer',
  'provident-offer',
  'proficredit-offer',
  'ipfd-offer-choice',
  'accepted',
] as const;

/** The documents that an applicant reads before accepting. The contract checks the shape of each answer; these checks open them. */
export const termChecks: readonly ConformanceCheck[] = [
  {
    name: 'the documents of an offer open by a link, at one address while the offer is the same',
    run: async (context) => {
      const documents: string[] = [];
      for (const route of offerRoutes) documents.push(...(await listAddresses(context, route)));
      if (documents.length === 0)
        throw new UnsupportedError(
          'the page says that the lender sends the information before anything is signed',
        );
      for (const path of new Set(documents.filter((address) => address.startsWith('/')))) {
        const { status, bytes } = await context.client.open(path);
        if (status !== 200) throw new ConformanceError(`a document opens with ${status}`);
        if (bytes === 0) throw new ConformanceError('a document is empty');
      }
    },
  },
];

/** The addresses of the documents of a state. */
async function listAddresses(context: ConformanceContext, route: string): Promise<readonly string[]> {
  const id = await submitForm(context, route === 'accepted' ? route : `${route}.rejected`);
  const first = readAddresses((await waitForDecision(context, id)).body, id);
  const again = expectStatus(await context.client.call('GET', `/lead/status/${id}`), 200, 'the status');
  if (readAddresses(again.body, id).join(' ') !== first.join(' '))
    throw new ConformanceError('the same offer has documents at other addresses');
  return first;
}

function readAddresses({ stepData }: Body, id: string): readonly string[] {
  const { offer, offers, loan } = isRecord(stepData) ? stepData : {};
  const found = [offer, loan, ...(Array.isArray(offers) ? offers : [])].filter(isRecord);
  const addresses = found
    .flatMap(({ documents }) => (Array.isArray(documents) ? documents.filter(isRecord) : []))
    .map(({ address }) => String(address));
  if (addresses.some((address) => address.includes(id)))
    throw new ConformanceError('the address of a document has the id of the lead');
  return addresses;
}
