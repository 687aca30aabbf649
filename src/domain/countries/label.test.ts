import { describe, expect, it, test } from 'vitest';
import { readDataPoint } from '../catalogue/reading';
import { createReadingContext } from '../catalogue/reading/context.fixture';
import type { CountryCode } from './country';
import { readWithLabel } from './label';

const read = (
  country: CountryCode,
  holder: 'personal' | 'tax' | 'employer' | 'idCard' | 'pension',
  typed: string,
) =>
  readDataPoint(
    { kind: 'identifier', path: 'personalDetails.personalCode', holder },
    typed,
    createReadingContext(country),
  );

describe('an identifier that is copied with its label', () => {
  test.each([
    ['ES', 'personal', 'DNI 12345678Z', '12345678Z'],
    ['ES', 'personal', 'D.N.I.: 12.345.678-Z', '12345678Z'],
    ['ES', 'personal', 'NIE: X1234567L', 'X1234567L'],
    ['ES', 'personal', 'DNI/NIF nº 12345678Z', '12345678Z'],
    ['ES', 'employer', 'ESB12345674', 'B12345674'],
    ['ES', 'employer', 'CIF B12345674', 'B12345674'],
    ['CO', 'personal', 'C.C. 79.123.456', '79123456'],
    ['CO', 'personal', 'Cédula de ciudadanía No. 79.123.456', '79123456'],
    ['CO', 'employer', 'NIT 800.197.268-4', '8001972684'],
    ['PL', 'personal', 'PESEL: 44051401359', '44051401359'],
    ['PL', 'employer', 'NIP 526-104-08-28', '5261040828'],
    ['PL', 'employer', 'PL5261040828', '5261040828'],
    ['RO', 'personal', 'CNP 1800101221144', '1800101221144'],
    ['RO', 'employer', 'CUI: RO 18547290', '18547290'],
    ['RO', 'idCard', 'seria RT, nr. 123456', 'RT123456'],
    ['RO', 'idCard', 'CI seria RT nr 123456', 'RT123456'],
    ['DE', 'tax', 'IdNr.: 86 095 742 719', '86095742719'],
    ['DE', 'tax', 'Steuer-ID 86095742719', '86095742719'],
    ['MX', 'personal', 'CURP: HEGG560427MVZRRL04', 'HEGG560427MVZRRL04'],
    ['MX', 'personal', 'CURP NOGA800101HDFRRN05', 'NOGA800101HDFRRN05'],
    ['MX', 'personal', 'CURP No. NOGA800101HDFRRN05', 'NOGA800101HDFRRN05'],
    ['VN', 'personal', 'CCCD số: 001099012345', '001099012345'],
    ['VN', 'personal', 'Số CCCD 001099012345', '001099012345'],
    ['VN', 'personal', 'Số định danh cá nhân: 001099012345', '001099012345'],
    ['VN', 'personal', 'Số CCCD/CMND: 001099012345', '001099012345'],
    ['ES', 'personal', 'Nº DNI 12345678Z', '12345678Z'],
    ['ES', 'personal', 'Número de DNI: 12345678Z', '12345678Z'],
    ['ES', 'personal', 'DNI núm. 12345678Z', '12345678Z'],
    ['ES', 'personal', 'Documento nacional de identidad 12345678Z', '12345678Z'],
    ['ES', 'personal', 'TIE X1234567L', 'X1234567L'],
    ['CO', 'personal', 'c.c. núm. 79.123.456', '79123456'],
    ['CO', 'personal', 'C. de C. № 79.123.456', '79123456'],
    ['PL', 'personal', 'Numer PESEL: 44051401359', '44051401359'],
    ['PL', 'personal', 'nr ewidencyjny PESEL 44051401359', '44051401359'],
    ['PL', 'employer', 'nr NIP: PL 526-104-08-28', '5261040828'],
    ['PL', 'idCard', 'seria ABA nr 300000', 'ABA300000'],
    ['PL', 'idCard', 'Seria i numer dowodu: ABA 300000', 'ABA300000'],
    ['PL', 'idCard', 'dowód osobisty seria ABA, numer 300000', 'ABA300000'],
    ['RO', 'personal', 'cod numeric personal 1800101221144', '1800101221144'],
    ['RO', 'idCard', 'seria RT numărul 123456', 'RT123456'],
    ['RO', 'idCard', 'B.I. seria: RT număr: 123456', 'RT123456'],
    ['RO', 'idCard', 'Serie RT nr 123456', 'RT123456'],
    ['RO', 'employer', 'Cod fiscal: RO 18547290', '18547290'],
    ['DE', 'tax', 'Persönliche Identifikationsnummer 86 095 742 719', '86095742719'],
    ['DE', 'tax', 'Steuerliche Identifikationsnummer: 86 095 742 719', '86095742719'],
    ['DE', 'tax', 'St.-IdNr. 86095742719', '86095742719'],
    ['MX', 'personal', 'Clave CURP: HEGG560427MVZRRL04', 'HEGG560427MVZRRL04'],
    ['MX', 'tax', 'RFC con homoclave: SOTM8001018Y1', 'SOTM8001018Y1'],
    ['PH', 'tax', 'Tax Identification Number (TIN): 123-456-789', '123456789'],
    ['PH', 'tax', 'PSN No. 2345-6789-0123', null],
    ['VN', 'personal', 'CCCD: 001099012345', '001099012345'],
    ['PH', 'tax', 'TIN 123-456-789', '123456789'],
    ['PH', 'tax', 'GSIS 123456789', null],
    ['PH', 'tax', 'CRN-0111-1234567-8', null],
    ['PH', 'tax', 'PCN 1234 5678 9012', null],
    ['PH', 'tax', 'SSS 14-928482-7', null],
    ['CO', 'personal', 'NIT 79123456', null],
    ['RO', 'tax', 'CIF 1800101221144', '1800101221144'],
    ['PL', 'tax', 'PESEL/NIP 44051401359', '44051401359'],
    ['VN', 'personal', 'MST 001099012345', '001099012345'],
    ['ES', 'employer', 'CIF 12345678Z', '12345678Z'],
    ['PH', 'pension', 'UMID 01-2345678-9', '0123456789'],
    ['PH', 'tax', 'TIN No.: 123-456-789-000', '123456789000'],
    ['PH', 'idCard', 'UMID CRN 0111-2345678-9', '011123456789'],
    ['PH', 'pension', 'SSS 01-2345678-9', '0123456789'],
  ] as const)('on a page of %s, of the holder %s: "%s"', (country, holder, typed, value) => {
    const reading = read(country, holder, typed);
    expect(reading.ok ? reading.value : null).toBe(value);
  });

  it('keeps the error of the whole if the rest is no number either', () => {
    expect(read('ES', 'personal', 'DNI 12345678')).toMatchObject({ message: { code: 'identifier_shape' } });
  });

  it('tells what is wrong with the rest if that is nearly a number', () => {
    expect(read('ES', 'personal', 'DNI 12345678A')).toMatchObject({
      message: { code: 'identifier_check_digit' },
    });
  });

  it('keeps a number that begins with the letters of a label', () => {
    const read = (text: string) => text;
    expect(readWithLabel('RFCA800101HDFRRN09', ['RFC'], read, () => 0)).toBe('RFCA800101HDFRRN09');
  });
});

describe('an account that is copied with its label', () => {
  test.each([
    ['ES', 'IBAN: ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
    ['PL', 'NRB 64 1050 1025 9940 3487 4300 5238', 'PL64105010259940348743005238'],
    ['PL', 'Nr rachunku: 64105010259940348743005238', 'PL64105010259940348743005238'],
    ['MX', 'CLABE 058790894140505153', '058790894140505153'],
    ['CO', 'Cuenta No. 031-123456-78', '03112345678'],
    ['CO', 'Cuenta de ahorros No. 031-123456-78', '03112345678'],
    ['CO', 'Cta. corriente 031-123456-78', '03112345678'],
    ['ES', 'Cuenta IBAN: ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
    ['ES', 'Nº de cuenta ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
    ['DE', 'IBAN-Nr.: DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['PL', 'Numer rachunku bankowego: 64 1050 1025 9940 3487 4300 5238', 'PL64105010259940348743005238'],
    ['PL', 'nr konta 64 1050 1025 9940 3487 4300 5238', 'PL64105010259940348743005238'],
    ['RO', 'Cod IBAN: RO49 AAAA 1B31 0075 9384 0000', 'RO49AAAA1B31007593840000'],
    ['RO', 'Cont bancar RO49AAAA1B31007593840000', 'RO49AAAA1B31007593840000'],
    ['MX', 'CLABE interbancaria: 058790894140505153', '058790894140505153'],
    ['VN', 'STK 0123 456 789', '0123456789'],
    ['VN', 'Số tài khoản: 0123456789', '0123456789'],
    ['VN', 'NGUYENVANA', 'NGUYENVANA'],
    ['VN', 'STKANH88', 'STKANH88'],
    ['PH', 'Acct. No. 1234-5678-90', '1234567890'],
    ['PH', 'S/A # 1234567890', '1234567890'],
  ] as const)('on a page of %s: "%s"', (country, typed, value) => {
    const point = { kind: 'bank-account', path: 'incomeDetails.iban' } as const;
    expect(readDataPoint(point, typed, createReadingContext(country))).toMatchObject({ ok: true, value });
  });
});

it('refuses a Vietnamese account with the name of its bank, which has no place in it', () => {
  const point = { kind: 'bank-account', path: 'incomeDetails.iban' } as const;
  expect(readDataPoint(point, 'STK VCB 0123456789', createReadingContext('VN')).ok).toBe(false);
});

describe('a postal code that is copied with its label', () => {
  test.each([
    ['MX', 'C.P. 06000', '06000'],
    ['ES', 'CP: 28013', '28013'],
    ['DE', 'PLZ 80331', '80331'],
    ['PH', 'ZIP 1000', '1000'],
    ['PH', 'Zip Code: 1000', '1000'],
    ['PH', 'Postal code 1000', '1000'],
    ['MX', 'Código Postal: 06000', '06000'],
    ['ES', 'Código postal 28013', '28013'],
    ['PL', 'kod pocztowy 00-950', '00-950'],
    ['PL', 'Kod: 00950', '00-950'],
    ['RO', 'cod poștal: 010011', '010011'],
    ['DE', 'Postleitzahl 80331', '80331'],
    ['VN', 'Mã bưu chính 11000', '11000'],
  ] as const)('on a page of %s: "%s"', (country, typed, value) => {
    const point = { kind: 'postal-code', path: 'contactDetails.postalCode' } as const;
    expect(readDataPoint(point, typed, createReadingContext(country))).toMatchObject({ ok: true, value });
  });
});
