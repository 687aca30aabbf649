import { api } from '../../api/api';
import { findVehicles } from '../../api/findVehicles';
import { readQuery, type SubscribedQuery } from '../../api/callResult';
import type { Company } from '../../domain/lead/company';
import type { LookUpName } from '../../domain/catalogue/kinds';
import { markOutdated } from '../../domain/pages/filledIn';
import type { AnswerReader } from '../../form/engine/answerReader';
import type { CompanyLookUp } from '../../form/lookUps/companyLookUp';
import { createEmailConfirmation } from '../../form/lookUps/confirmEmail';
import type { FoundLists, LookUp } from '../../form/lookUps/lookUp';
import { companyChosen } from '../../state/slices/asyncFormData';
import type { AppStore } from '../../state/store';

interface PendingRequest<Answer> extends SubscribedQuery<Answer> {
  readonly abort: () => void;
}

/** Waits for the answer to a request. Null if it fails or is aborted. */
async function fetchData<Answer>(
  request: PendingRequest<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  signal.addEventListener('abort', request.abort);
  return (await readQuery(request)).data ?? null;
}

/** Everything that a field asks the server for. */
export function createLookUps(store: AppStore) {
  const lookUp = createLookUp(store);
  return {
    lookUp,
    companies: createCompanies(store),
    createConfirmation: (read: AnswerReader['read']) => createEmailConfirmation(lookUp, read),
  };
}

function createCompanies({ dispatch, getState }: AppStore): CompanyLookUp {
  return {
    find: (name, signal) =>
      fetchData(dispatch(api.endpoints.companies.initiate({ params: { name } })), signal),
    choose: (company, question) => {
      const { asyncFormData, dynamicPages } = getState();
      const isSame = JSON.stringify(company) === JSON.stringify(asyncFormData.company);
      const outdated = isSame ? {} : markOutdated(dynamicPages.filledIn, question, company.name);
      dispatch(companyChosen({ company, outdated }));
    },
  };
}

function createLookUp({ dispatch, getState }: AppStore): LookUp {
  const { endpoints } = api;
  return async (name, value, signal) => {
    const read = <Answer>(request: PendingRequest<Answer>) => fetchData(request, signal);
    const lookUps = {
      places: async () => {
        const params = { code: value };
        const lists = await read(dispatch(endpoints.places.initiate({ params })));
        if (hasEntries(lists) || signal.aborted) return lists;
        // A second register holds one place for each postal code. It can know a code that the lists do not.
        const place = await read(dispatch(endpoints.place.initiate({ params })));
        return place && { cities: [place.city], provinces: [place.province] };
      },
      // Only the chosen company has data: a name alone does not identify one.
      company: async () => {
        const { company } = getState().asyncFormData;
        return company?.name === value ? listCompanyData(company) : null;
      },
      countries: async () => {
        const countries = await read(dispatch(endpoints.countryChoices.initiate(undefined)));
        return countries && { countries };
      },
      positions: async () => {
        const positions = await read(dispatch(endpoints.positionChoices.initiate(undefined)));
        return positions && { positions };
      },
      jobAreas: async () => {
        const areas = await read(dispatch(endpoints.professionalDetails.initiate(undefined)));
        return areas && { jobAreas: Object.hasOwn(areas, value) ? (areas[value] ?? []) : [] };
      },
      // The e-mail is in the path of this request only; no other module gets it.
      emails: async () => {
        const params = { email: value };
        const check = await read(dispatch(endpoints.validateEmail.initiate({ params })));
        if (check === null) return null;
        const { valid, suggestion } = check;
        return { meant: suggestion === null ? [] : [suggestion], unconfirmed: valid ? [] : [value] };
      },
      vehicles: async () => {
        // All look-ups share one file, so an aborted look-up does not abort the request.
        const { data } = await readQuery(dispatch(endpoints.vehicleModels.initiate(undefined)));
        return data === undefined ? null : findVehicles(data, value);
      },
    } as const satisfies Readonly<Record<LookUpName, () => Promise<FoundLists | null>>>;
    return lookUps[name]();
  };
}

function hasEntries(found: FoundLists | null): boolean {
  return found !== null && Object.values(found).some((list) => list.length > 0);
}

function listCompanyData({ taxCode, address = {} }: Company): FoundLists {
  const list = (value: string | undefined) => (value === undefined ? [] : [value]);
  return {
    taxCodes: list(taxCode ?? address.taxRegistryCode),
    postalCodes: list(address.postalCode),
    cities: list(address.city),
    provinces: list(address.province),
    streets: list(address.street),
    houseNumbers: list(address.houseNumber),
  };
}
