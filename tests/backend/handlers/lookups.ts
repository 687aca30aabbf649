import type { HttpHandler } from 'msw';
import { isoCountries } from '../../../src/domain/countries/isoCountries';
import { getOwn } from '../body';
import { http, type Schemas } from '../contract';

/** Places of the sample addresses. Other codes are unknown. The first entry of a list is the main one. */
const places: Readonly<Record<string, Schemas['Places']>> = {
  '28013': {
    cities: ['Madrid'],
    provinces: ['Madrid'],
    streets: ['Calle Mayor', 'Gran Vía', 'Calle del Arenal'],
  },
  '08001': { cities: ['Barcelona'], provinces: ['Barcelona'], streets: ['La Rambla', 'Carrer del Carme'] },
  '41001': { cities: ['Sevilla'], provinces: ['Sevilla'], streets: ['Calle Sierpes', 'Calle San Pablo'] },
  '48001': { cities: ['Bilbao'], provinces: ['Bizkaia'], streets: ['Gran Vía Don Diego López de Haro'] },
  '00-950': { cities: ['Warszawa'], provinces: ['mazowieckie'], streets: ['Plac Powstańców Warszawy'] },
  '31-042': { cities: ['Kraków'], provinces: ['małopolskie'], streets: ['Rynek Główny', 'ul. Grodzka'] },
  '34-500': {
    cities: ['Zakopane', 'Kościelisko'],
    provinces: ['małopolskie'],
    streets: ['Krupówki', 'ul. Kościuszki'],
  },
  '010011': { cities: ['București'], provinces: ['București'], streets: ['Calea Victoriei'] },
  '10115': { cities: ['Berlin'], provinces: ['Berlin'], streets: ['Chausseestraße', 'Invalidenstraße'] },
  '06000': {
    cities: ['Cuauhtémoc'],
    provinces: ['Ciudad de México'],
    streets: [],
    suburbs: ['Centro', 'Tabacalera'],
  },
  '110111': { cities: ['Bogotá'], provinces: ['Bogotá D.C.'], streets: [], suburbs: ['La Candelaria'] },
  '11000': { cities: ['Hoàn Kiếm'], provinces: ['Hà Nội'], streets: [] },
  '1000': { cities: ['Manila'], provinces: ['Metro Manila'], streets: [], suburbs: ['Ermita'] },
};

const companies: readonly Schemas['Company'][] = [
  {
    name: 'Panadería Ñu & Hijos S.L.',
    taxCode: 'B12345674',
    address: {
      postalCode: '28013',
      province: 'Madrid',
      city: 'Madrid',
      street: 'Calle Mayor',
      houseNumber: '7',
    },
  },
  {
    name: 'Talleres Muestra S.A.',
    taxCode: 'A58818501',
    address: { postalCode: '08001', province: 'Barcelona', city: 'Barcelona', street: 'La Rambla' },
  },
  {
    name: 'Zakład Przykładowy sp. z o.o.',
    taxCode: '1234563218',
    address: {
      postalCode: '00-950',
      province: 'mazowieckie',
      city: 'Warszawa',
      street: 'Plac Powstańców Warszawy',
    },
  },
];

const policies: Schemas['Policies'] = [
  {
    id: 'general_policies',
    version: '2026-12',
    required: true,
    group: 'general',
  },
  { id: 'marketing_consents', version: '2026-11', required: false, group: 'marketing' },
  { id: 'iban_consent', version: '2026-11', required: false, group: 'bank' },
];

/** The policies of single countries. */
const countryPolicies: Readonly<Record<string, Schemas['Policies']>> = {
  MX: [
    createCountryPolicy(
      'credit_bureau',
      'Autorizo a la financiera a consultar mi historial crediticio en las sociedades de información crediticia.',
    ),
    createCountryPolicy(
      'financial_data',
      'Consiento expresamente el tratamiento de mis datos financieros y patrimoniales.',
    ),
  ],
  CO: [
    createCountryPolicy(
      'data_processing',
      'Autorizo el tratamiento de mis datos personales para tramitar mi solicitud de crédito (Ley 1581 de 2012).',
    ),
    createCountryPolicy(
      'credit_bureau',
      'Autorizo consultar y reportar mi información en las centrales de riesgo (habeas data, Ley 1266 de 2008).',
    ),
  ],
  PL: [
    createCountryPolicy(
      'credit_bureau',
      'Wyrażam zgodę na zapytanie o moje zobowiązania w Biurze Informacji Kredytowej (BIK).',
    ),
    createCountryPolicy(
      'debtor_register',
      'Upoważniam pożyczkodawcę do zapytania o moje zadłużenie w biurach informacji gospodarczej (BIG). Upoważnienie jest ważne 60 dni.',
    ),
  ],
  RO: [
    createCountryPolicy('credit_bureau', 'Sunt de acord cu interogarea Biroului de Credit.'),
    createCountryPolicy('tax_office', 'Sunt de acord cu consultarea datelor mele de venit la ANAF.', false),
  ],
  DE: [createCountryPolicy('brokerage_contract', 'Ich schließe den Kreditvermittlungsvertrag mit Kestria.')],
  VN: [
    createCountryPolicy(
      'data_processing',
      'Tôi đồng ý để dữ liệu cá nhân của tôi được xử lý nhằm giải quyết đơn vay của tôi.',
    ),
    createCountryPolicy(
      'credit_bureau',
      'Tôi đồng ý để bên cho vay tra cứu lịch sử tín dụng của tôi tại CIC.',
    ),
    createCountryPolicy(
      'data_sharing',
      'Tôi đồng ý chuyển dữ liệu của tôi cho các bên cho vay để xét duyệt khoản vay.',
    ),
  ],
  PH: [
    createCountryPolicy(
      'data_processing',
      'Pumapayag akong iproseso ang aking personal data para sa aking loan application.',
    ),
  ],
};

function createCountryPolicy(id: string, text: string, required = true): Schemas['Policy'] {
  const link = `https://policies.example/${id.replaceAll('_', '-')}`;
  return { id, version: '2026-11', required, group: 'country', text, link };
}

const misspelledDomains: Readonly<Record<string, string>> = {
  'gmial.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'exmaple.com': 'example.com',
};

/** Handlers of look-ups, with a small set of plausible data. */
export const lookupHandlers: readonly HttpHandler[] = [
  http.get('/postcode/lookup/{code}', ({ params, response }) => {
    const found = getOwn(places, params.code);
    return found === undefined ? response(404).json({ code: 'place_unknown' }) : response(200).json(found);
  }),
  http.get('/postcode/{code}', ({ params, response }) => {
    const { cities, provinces } = getOwn(places, params.code) ?? {};
    const [city] = cities ?? [];
    const [province] = provinces ?? [];
    if (city === undefined || province === undefined) return response(404).json({ code: 'place_unknown' });
    return response(200).json({ city, province });
  }),
  http.get('/company/{name}', ({ params, response }) => {
    const part = params.name.toLocaleLowerCase();
    return response(200).json(companies.filter(({ name }) => name.toLocaleLowerCase().includes(part)));
  }),
  http.get('/policies', ({ request, response }) => {
    const country = new URL(request.url).searchParams.get('country') ?? '';
    return response(200).json([...policies, ...(getOwn(countryPolicies, country) ?? [])]);
  }),
  http.get('/email/validate/{email}', ({ params, response }) => {
    const [name = '', domain = ''] = params.email.split('@');
    const corrected = getOwn(misspelledDomains, domain.toLowerCase());
    return response(200).json({
      valid: name !== '' && domain.includes('.') && !domain.endsWith('.invalid'),
      suggestion: corrected === undefined ? null : `${name}@${corrected}`,
    });
  }),
  http.get('/partner/logos', ({ response }) =>
    response(200).json([
      { name: 'Banco Muestra', logo: createLogo('BM') },
      { name: 'smava', logo: createLogo('sm') },
    ]),
  ),
  http.get('/choices/country', ({ response }) => response(200).json([...isoCountries])),
  // One of them has no text in any release.
  http.get('/choices/position', ({ response }) =>
    response(200).json(['permanent', 'temporary', 'civil_servant', 'internship']),
  ),
  http.get('/choices/professional-details', ({ response }) =>
    response(200).json({
      permanent: [
        'administration',
        'construction',
        'finance',
        'health',
        'hospitality',
        'industry',
        'sales',
        'other',
      ],
      temporary: ['administration', 'agriculture', 'construction', 'hospitality', 'sales', 'other'],
      civil_servant: ['administration', 'education', 'health', 'public_sector', 'security'],
    }),
  ),
];

/** The logo of a fake lender: a sign and two letters, without a background. */
function createLogo(letters: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 24"><path d="M4 20V10l8-6 8 6v10Z" fill="#27598f"/><text x="26" y="18" fill="#27598f" font-family="sans-serif" font-weight="700" font-size="16">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
