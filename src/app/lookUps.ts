import { api } from '../api/api';
import { normaliseText } from '../domain/countries/normalise';
import { logoOf } from '../domain/journey/states/partnerLogo';
import type { Company } from '../domain/lead/company';
import type { LookUpName } from '../domain/catalogue/kinds';
import type { Companies } from '../form/lookUps/companies';
import type { Found, LookUp } from '../form/lookUps/lookUp';
import { companyChosen } from '../state/slices/asyncFormData';
import type { AppStore } from './store';

/** A call on its way. */
interface Asked<Answer> extends PromiseLike<{ readonly data?: Answer | undefined }> {
  readonly abort: () => void;
}

const once = { subscribe: false } as const;

/** What can be asked and told of companies. */
export function makeCompanies({ dispatch }: AppStore): Companies {
  return {
    find: async (name, signal) => {
      const call = dispatch(api.endpoints.companies.initiate({ params: { name } }, once));
      signal.addEventListener('abort', call.abort);
      return (await call).data ?? null;
    },
    keep: (company) => void dispatch(companyChosen(company)),
  };
}

/** The address of a partner's picture; null where there is none that may be shown, or it cannot be had. */
export function makePartnerLogo(
  { dispatch }: AppStore,
  origin: string,
): (name: string) => Promise<string | null> {
  return async (name) => {
    const { data } = await dispatch(api.endpoints.partnerLogos.initiate(undefined, once));
    return data === undefined ? null : logoOf(data, name, origin);
  };
}

/** The look-ups that the server answers, by name. Comes with the code that makes the calls. */
export function makeLookUp({ dispatch, getState }: AppStore): LookUp {
  const { endpoints } = api;
  return async (name, value, signal) => {
    const answered = async <Answer>(call: Asked<Answer>): Promise<Answer | null> => {
      signal.addEventListener('abort', call.abort);
      return (await call).data ?? null;
    };
    const rows = {
      places: async () => {
        const params = { code: value };
        const lists = await answered(dispatch(endpoints.places.initiate({ params }, once)));
        if (isAny(lists) || signal.aborted) return lists;
        // The one place of a code is another register, which may know it where the lists fail.
        const place = await answered(dispatch(endpoints.place.initiate({ params }, once)));
        return place && { cities: [place.city], provinces: [place.province] };
      },
      // Told by the applicant who chose it: of a name alone nobody knows which company it is.
      company: async () => {
        const { company } = getState().asyncFormData;
        return company !== null && normaliseText(company.name) === value ? partsOf(company) : null;
      },
      countries: async () => {
        const countries = await answered(dispatch(endpoints.countryChoices.initiate(undefined, once)));
        return countries && { countries };
      },
      positions: async () => {
        const positions = await answered(dispatch(endpoints.positionChoices.initiate(undefined, once)));
        return positions && { positions };
      },
      jobAreas: async () => {
        const areas = await answered(dispatch(endpoints.professionalDetails.initiate(undefined, once)));
        return areas && { jobAreas: Object.hasOwn(areas, value) ? (areas[value] ?? []) : [] };
      },
      // The address is part of the call's own address: it is told to nobody else.
      emails: async () => {
        const params = { email: value };
        const check = await answered(dispatch(endpoints.validateEmail.initiate({ params }, once)));
        if (check === null) return null;
        const { valid, suggestion } = check;
        return { meant: suggestion === null ? [] : [suggestion], unconfirmed: valid ? [] : [value] };
      },
      vehicles: async () => {
        // One file for all that is asked of it: whoever gives up does not end it for the others.
        const call = dispatch(endpoints.vehicleModels.initiate(undefined, once));
        const [{ data }, { vehiclesFound }] = await Promise.all([call, import('../api/vehiclesFound')]);
        return data === undefined ? null : vehiclesFound(data, value);
      },
    } as const satisfies Readonly<Record<LookUpName, () => Promise<Found | null>>>;
    return rows[name]();
  };
}

function isAny(found: Found | null): boolean {
  return found !== null && Object.values(found).some((list) => list.length > 0);
}

function partsOf({ taxCode, address = {} }: Company): Found {
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
