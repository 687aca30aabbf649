import { http, HttpResponse, type HttpHandler } from 'msw';

/** Places of the sample addresses; every other code is simply not known. */
const places: Readonly<Record<string, { city: string; province: string; street: string }>> = {
  '28013': { city: 'Madrid', province: 'Madrid', street: 'Calle Mayor' },
  '08001': { city: 'Barcelona', province: 'Barcelona', street: 'La Rambla' },
  '00-950': { city: 'Warszawa', province: 'mazowieckie', street: 'Plac Powstańców Warszawy' },
};

/** Look-ups: small, plausible data for the pages that exist. */
export const lookupHandlers: readonly HttpHandler[] = [
  http.get('*/api/postcode/lookup/:code', ({ params }) => {
    const place = places[String(params['code'])];
    return place === undefined
      ? HttpResponse.json({}, { status: 404 })
      : HttpResponse.json({ streets: [place.street], cities: [place.city], provinces: [place.province] });
  }),
  http.get('*/api/postcode/:code', ({ params }) => {
    const place = places[String(params['code'])];
    return place === undefined
      ? HttpResponse.json({}, { status: 404 })
      : HttpResponse.json({ city: place.city, province: place.province });
  }),
  http.get('*/api/company/:name', ({ params }) =>
    HttpResponse.json([
      {
        name: `${String(params['name'])} S.A.`,
        taxCode: 'A58818501',
        address: { city: 'Madrid', postalCode: '28013' },
      },
    ]),
  ),
  http.get('*/api/policies', () =>
    HttpResponse.json([
      { id: 'general_policies', version: '2026-11', required: true, group: 'general' },
      { id: 'marketing_consents', version: '2026-11', required: false, group: 'marketing' },
      { id: 'iban_consent', version: '2026-11', required: false, group: 'bank' },
    ]),
  ),
  http.get('*/api/email/validate/:email', ({ params }) =>
    HttpResponse.json({ valid: String(params['email']).includes('@'), suggestion: null }),
  ),
  http.get('*/api/partner/logos', () => HttpResponse.json([{ name: 'Banco Muestra', logo: '' }])),
  http.get('*/api/choices/country', () => HttpResponse.json(['ES', 'PL'])),
  http.get('*/api/choices/position', () => HttpResponse.json(['employee', 'manager', 'director'])),
  http.get('*/api/choices/professional-details', () =>
    HttpResponse.json({ employee: ['office', 'industry'], manager: ['office'], director: ['office'] }),
  ),
];
