import { expect, test } from 'vitest';
import type { countries } from '../../countries/vectors/countries.fixture';
import { dataPoints, type CataloguedName } from '../dataPoints';
import { readDataPoint } from '../reading';
import { createReadingContext } from './context.fixture';

type Country = keyof typeof countries;

/** What should come of an input: the stored value, the code of the error, or a value with the code of its notice. */
type Outcome =
  string | number | { readonly error: string } | { readonly value: unknown; readonly notice: string };

const refused = (error: string): Outcome => ({ error });
const noticed = (value: string | number, notice: string): Outcome => ({ value, notice });

function read(country: Country, name: CataloguedName, typed: string): unknown {
  const reading = readDataPoint(dataPoints[name], typed, createReadingContext(country));
  if (!reading.ok) return { error: reading.message.code };
  return reading.notice === undefined ? reading.value : { value: reading.value, notice: reading.notice.code };
}

/**
 * Inputs of the kind that public reports say another form or library refused or changed, with what is right by the rules of the
 * country. The values are made up. Each row ends with the address of its report: `owner/name#1` is an issue or a pull request,
 * `github.com/owner/name/issues/1`. The other countries are in `publicReportsOfOthers.test.ts`.
 */
const reports: readonly (readonly [Country, CataloguedName, string, Outcome, string])[] = [
  ['ES', 'employer_tax_registry_code', 'ESF48372619', 'F48372619', 'OCA/l10n-spain#4623'],
  ['ES', 'employer_tax_registry_code', 'B90381252', 'B90381252', 'validatorjs/validator.js#2849'],
  ['ES', 'employer_tax_registry_code', 'R4400127I', 'R4400127I', 'formvalidation/support#47'],
  // A person's number ends with a letter.
  ['ES', 'employer_tax_registry_code', 'ESX48203004', refused('identifier_shape'), 'yolk/valvat#114'],
  // Those of foreigners without a NIE and of Spaniards without a DNI, for taxes only.
  ['ES', 'tax_identification_number', 'M2740916Y', 'M2740916Y', 'jquery-validation/jquery-validation#1913'],
  ['ES', 'employer_tax_registry_code', 'L0481536P', 'L0481536P', 'arthurdejong/python-stdnum#81'],
  ['ES', 'personal_code', 'X4820304X', 'X4820304X', 'amnesty/drupal-nif-nie-cif-validator#2'],
  ['ES', 'work_phone', '919 12 34 56', '+34919123456', 'google/libphonenumber#1403'],
  ['ES', 'work_phone', '843 71 23 45', '+34843712345', 'google/libphonenumber#1403'],
  ['ES', 'phone_number', '789 54 12 30', '+34789541230', 'google/libphonenumber#1450'],
  // No mobile network has a number that begins with 75.
  ['ES', 'phone_number', '754 11 22 33', refused('phone'), 'validatorjs/validator.js#1205'],
  ['ES', 'phone_number', '+34600111222', '+34600111222', 'fcevado/phone#138'],
  [
    'ES',
    'phone_number',
    'Tfno.: 612 34 56 70',
    '+34612345670',
    'libertaddigital.com/cultura/2025-12-18/cual-es-la-abreviatura-de-telefono-estas-son-las-formas-validas-segun-la-rae-7334656',
  ],
  // The missing zero would be a guess.
  ['ES', 'postal_code', '8013', refused('postal_code'), 'OCA/l10n-spain#954'],
  [
    'ES',
    'last_name',
    'Pérez-Molina',
    'Pérez-Molina',
    'elmudo-pepeelmudo.blogspot.com/2012_04_01_archive.html',
  ],
  ['ES', 'last_name', 'de la Fuente', 'de la Fuente', 'prensalfmacorra.blogspot.com/2007/12'],
  ['ES', 'second_last_name', 'y Robles', 'y Robles', 'prensalfmacorra.blogspot.com/2007/12'],
  ['ES', 'last_name', 'del Olmo', 'del Olmo', 'mozilla/bedrock#3592'],
  [
    'ES',
    'monthly_income',
    "1.250'75 €",
    1250.75,
    'medium.com/atodogauss/consenso-universal-coma-punto-apóstrofe-9ae5bb26a61e',
  ],

  [
    'MX',
    'personal_code',
    'VACA880914HDFRRN03',
    noticed('VACA880914HDFRRN03', 'identifier_doubtful'),
    'django/django-localflavor#468',
  ],
  ['MX', 'personal_code', 'OXCM880914MYNYHR03', 'OXCM880914MYNYHR03', 'django/django-localflavor#449'],
  [
    'MX',
    'employer_tax_registry_code',
    'TEQ071130KD5',
    noticed('TEQ071130KD5', 'identifier_doubtful'),
    'manuelmhtr/validate-rfc#10',
  ],
  [
    'MX',
    'tax_identification_number',
    'SOTM800101119',
    noticed('SOTM800101119', 'identifier_doubtful'),
    'koblas/stdnum-js#143',
  ],
  // The number for the general public, which is no mistyped number of a person.
  [
    'MX',
    'tax_identification_number',
    'XAXX010101000',
    refused('identifier_shape'),
    'manuelmhtr/validate-rfc#1',
  ],
  ['MX', 'employer_tax_registry_code', 'TEQ071130KD6', 'TEQ071130KD6', 'cuenca-mx/stpmex-python#70'],
  [
    'MX',
    'employer_tax_registry_code',
    'TEQ071130',
    refused('identifier_shape'),
    'django/django-localflavor#204',
  ],
  [
    'MX',
    'iban',
    '738180041234567890',
    noticed('738180041234567890', 'bank_account_doubtful'),
    'center-key/clabe-validator#52',
  ],
  ['MX', 'iban', '710969004123456780', '710969004123456780', 'center-key/clabe-validator#40'],
  ['MX', 'iban', '646521162004172537', '646521162004172537', 'center-key/clabe-validator#16'],
  ['MX', 'phone_number', '+52 (1) 811 555 1234', '+528115551234', 'jackocnr/intl-tel-input#982'],
  ['MX', 'phone_number', '+52 044 55 1234 5678', '+525512345678', 'daddyz/phonelib#33'],
  ['MX', 'phone_number', '+526641112233', '+526641112233', 'status-im/status-legacy#1342'],
  ['MX', 'phone_number', '(988) 955 1234', '+529889551234', 'vtex/front.phone#24'],
  ['MX', 'postal_code', '03410', '03410', 'commerceguys/addressing#70'],
  ['MX', 'street', 'ÁGATA (IGNACIO ZARAGOZA)', 'ÁGATA (IGNACIO ZARAGOZA)', 'openvenues/libpostal#126'],
  ['MX', 'street', 'C FRANCIA 1805,N.L.', 'C FRANCIA 1805,N.L.', 'GRAAL-Research/deepparse#245'],

  ['CO', 'work_phone', '+57 601 555 0123', '+576015550123', 'floere/phony#500'],
  ['CO', 'work_phone', '(604) 555 0123', '+576045550123', 'vtex/front.phone#78'],
  // Since 2021, ten digits are dialled.
  ['CO', 'work_phone', '+57 1 7705555', refused('phone'), 'nyaruka/phonenumbers#174'],
  ['CO', 'phone_number', '324 555 0123', '+573245550123', 'jackocnr/intl-tel-input#1277'],
  ['CO', 'phone_number', '+573011150123', '+573011150123', 'validatorjs/validator.js#1519'],
  ['CO', 'personal_code', 'CE 1.234.567', '1234567', 'antiwork/gumroad#6362'],
  ['CO', 'personal_code', '0079123456', refused('identifier_shape'), 'antiwork/gumroad#6686'],
  ['CO', 'personal_code', '21.345', '21345', 'OCA/l10n-colombia#27'],
  ['CO', 'employer_tax_registry_code', 'CO812.169.438-4', '8121694384', 'odoo/odoo#35434'],
  ['CO', 'street', 'Calle 148 B # 99 - 31', 'Calle 148 B # 99 - 31', 'openaddresses/openaddresses#2679'],
  ['CO', 'street', 'AK 9 BIS # 77-21 SUR', 'AK 9 BIS # 77-21 SUR', 'openaddresses/openaddresses#2542'],
  ['CO', 'street', 'Calle 9B-Sur #12-113', 'Calle 9B-Sur #12-113', 'pelias/pelias#619'],
  ['CO', 'monthly_income', '$10.300,20', noticed(10_300, 'amount_rounded'), 'Marmo/debitum#76'],
  [
    'CO',
    'monthly_income',
    '$ 850.000,oo M/CTE',
    850_000,
    'contador-de-palabras-com.pages.dev/en/blog/m-cte-meaning-colombian-documents',
  ],
  ['CO', 'monthly_income', '1234.56', noticed(1_235, 'amount_rounded'), 'Expensify/App#81582'],

  ['PH', 'phone_number', '0961 555 0123', '+639615550123', 'Preciousomonze/woocommerce-phone-validator#16'],
  ['PH', 'phone_number', '0895 555 0123', '+638955550123', 'natintosh/intl_phone_number_input#257'],
  ['PH', 'work_phone', '+63 0281234567', '+63281234567', 'ruimarinho/google-libphonenumber#227'],
  ['PH', 'phone_number', '+63281234567', refused('phone_landline'), 'AfterShip/phone#454'],
  ['PH', 'work_phone', '+63 93 755 1234', refused('phone'), 'daddyz/phonelib#121'],
  // The permanent number is confidential. Its twelve digits are no tax number.
  ['PH', 'personal_code', 'PSN 2345-6789-0123', refused('identifier_shape'), 'UPM-NTHC/ph-core#74'],
  ['PH', 'tax_identification_number', '234-567-891-012', '234567891012', 'odoo/odoo#111519'],
  [
    'PH',
    'first_name',
    'Jose Ma.',
    'Jose Ma.',
    'jpfenix.wordpress.com/2018/02/24/the-inconvenient-truth-of-ma-and-maria',
  ],
  [
    'PH',
    'middle_name',
    'Delos Santos',
    'Delos Santos',
    'respicio.ph/commentaries/proper-way-to-format-middle-initials-for-compound-surnames',
  ],
  [
    'PH',
    'first_name',
    'JUAN JR',
    'JUAN JR',
    'respicio.ph/commentaries/dfa-rules-on-including-suffixes-in-philippine-passports',
  ],
  [
    'PH',
    'last_name',
    'Dela Cruz, V',
    'Dela Cruz, V',
    'respicio.ph/commentaries/dfa-rules-on-including-suffixes-in-philippine-passports',
  ],
  // Whoever has no middle name leaves it empty.
  [
    'PH',
    'middle_name',
    'N/A',
    refused('name'),
    'respicio.ph/commentaries/passport-application-when-birth-certificate-has-no-middle-name',
  ],
  ['PH', 'suburb', 'Sto. Niño', 'Sto. Niño', 'ejcubillas/phil-reg-prov-mun-brgy#33'],
  ['PH', 'city', 'Las Piñas', 'Las Piñas', 'ejcubillas/phil-reg-prov-mun-brgy#10'],
  ['PH', 'street', 'B7-L15 Rosal Street', 'B7-L15 Rosal Street', 'openstreetmap/iD#9680'],
  ['PH', 'suburb', 'Purok 10, San Roque 1st', 'Purok 10, San Roque 1st', 'openstreetmap/iD#9680'],
  ['PH', 'postal_code', '4027', '4027', 'validatorjs/validator.js#2753'],
];

test.each(reports)('%s %s "%s"', (country, name, typed, outcome) => {
  expect(read(country, name, typed)).toEqual(outcome);
});
