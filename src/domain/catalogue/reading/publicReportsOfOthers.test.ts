import { expect, test } from 'vitest';
import type { LeadValue } from '../../lead/lead';
import { dataPoints, type CataloguedName } from '../dataPoints';
import type { AnswerNotice, MessageCode } from '../messages';
import { readDataPoint } from '../reading';
import { createReadingContext } from './context.fixture';

/** What is stored, perhaps with a notice, or the error. */
type Result =
  { readonly value: LeadValue; readonly notice?: AnswerNotice['code'] } | { readonly error: MessageCode };

/** A text that a form or a library refused or changed, and the address of the report. */
type Report = readonly [
  country: 'PL' | 'RO' | 'DE' | 'VN',
  name: CataloguedName,
  typed: string,
  result: Result,
  source: string,
];

/**
 * What people of a country typed where a form or a library refused or changed it, in public reports. Personal data is made up, of the
 * same shape. The result follows from the rules of the country. `publicReports.test.ts` has the reports of other countries.
 */
const reports: readonly Report[] = [
  [
    'PL',
    'email',
    'anna@żółw.pl',
    { value: 'anna@xn--w-uga1v8h.pl' },
    'github.com/swiftmailer/swiftmailer/issues/541',
  ],
  [
    'PL',
    'work_phone',
    '058 341 20 19',
    { value: '+48583412019' },
    'github.com/confusedbuffalo/phone-report/issues/15',
  ],
  [
    'PL',
    'work_phone',
    '+48 (0) 22 512 30 45',
    { value: '+48225123045' },
    'github.com/google/libphonenumber/issues/1816',
  ],
  ['PL', 'work_phone', '486456442', { value: '+48486456442' }, 'github.com/daddyz/phonelib/issues/135'],
  ['PL', 'phone_number', '450 312 768', { value: '+48450312768' }, 'github.com/AfterShip/phone/pull/64'],
  [
    'PL',
    'personal_code',
    '00000000000',
    { error: 'identifier_date' },
    'github.com/pacerit/laravel-polish-validation-rules/issues/7',
  ],
  [
    'PL',
    'personal_code',
    '55558888888',
    { error: 'identifier_date' },
    'github.com/radarsu/validate-polish/issues/7',
  ],
  [
    'PL',
    'employer_tax_registry_code',
    '713 20 45 865',
    { value: '7132045865' },
    'github.com/hibernate/hibernate-validator/pull/1034',
  ],
  ['PL', 'street', '151c', { value: '151c' }, 'github.com/allegro/allegro-api/issues/11122'],
  ['PL', 'house_number', 'b/n', { value: 'b/n' }, 'github.com/allegro/allegro-api/issues/11475'],
  ['PL', 'house_number', '14/16 m. 2', { value: '14/16 m. 2' }, 'github.com/faker-js/faker/issues/2103'],
  [
    'PL',
    'street',
    'ul. 1-go Maja',
    { value: 'ul. 1-go Maja' },
    'github.com/alltheplaces/alltheplaces/pull/13037',
  ],
  [
    'RO',
    'employer_tax_registry_code',
    'J2018003412057',
    { error: 'identifier_shape' },
    'github.com/arthurdejong/python-stdnum/issues/464',
  ],
  [
    'RO',
    'personal_code',
    '2780419802148',
    { value: '2780419802148', notice: 'identifier_doubtful' },
    'github.com/arthurdejong/python-stdnum/issues/489',
  ],
  [
    'RO',
    'phone_number',
    '0791 412 305',
    { value: '+40791412305' },
    'github.com/jackocnr/intl-tel-input/issues/1280',
  ],
  [
    'RO',
    'phone_number',
    '0711 352 408',
    { value: '+40711352408' },
    'github.com/Preciousomonze/woocommerce-phone-validator/issues/51',
  ],
  [
    'RO',
    'phone_number',
    '+0711352408',
    { error: 'phone' },
    'github.com/validatorjs/validator.js/issues/2055',
  ],
  ['RO', 'work_phone', '+40-249-312-456', { value: '+40249312456' }, 'github.com/floere/phony/pull/299'],
  ['RO', 'employer_tax_registry_code', '19', { value: '19' }, 'github.com/dhongu/deltatech/pull/2240'],
  [
    'RO',
    'employer_tax_registry_code',
    'PT512345678',
    { error: 'identifier_shape' },
    'github.com/reges-ro/integrare/issues/187',
  ],
  ['RO', 'city', 'Piteşti', { value: 'Pitești' }, 'github.com/amplifiedhq/countries-atlas/issues/14'],
  [
    'RO',
    'city',
    'București, Sector 3',
    { value: 'București, Sector 3' },
    'github.com/OCA/l10n-romania/pull/1194',
  ],
  [
    'RO',
    'street',
    'P-ța Emanuil Gojdu',
    { value: 'P-ța Emanuil Gojdu' },
    'github.com/openvenues/libpostal/issues/685',
  ],
  ['RO', 'block_number', 'Bl:a5', { value: 'Bl:a5' }, 'github.com/openvenues/libpostal/issues/685'],
  [
    'RO',
    'block_number',
    'Bl. 4, Sc. B',
    { value: 'Bl. 4, Sc. B' },
    'github.com/vtemian/declaratie/issues/11',
  ],
  [
    'RO',
    'iban',
    'RO29BRDE450SV30917264500',
    { value: 'RO29BRDE450SV30917264500' },
    'github.com/arturmkrtchyan/iban4j/issues/9',
  ],
  [
    'DE',
    'work_phone',
    '493030812045',
    { value: '+493030812045' },
    'github.com/google/libphonenumber/issues/1941',
  ],
  [
    'DE',
    'work_phone',
    '496128412045',
    { value: '+496128412045' },
    'github.com/google/libphonenumber/issues/750',
  ],
  [
    'DE',
    'email',
    'info@kfz-müller.de',
    { value: 'info@xn--kfz-mller-u9a.de' },
    'github.com/itplr-kosit/validator-configuration-xrechnung/issues/109',
  ],
  [
    'DE',
    'phone_number',
    '4917531264870',
    { value: '+4917531264870' },
    'github.com/google/libphonenumber/issues/1876',
  ],
  [
    'DE',
    'phone_number',
    '49 151 31264870',
    { value: '+4915131264870' },
    'github.com/google/libphonenumber/issues/1335',
  ],
  [
    'DE',
    'work_phone',
    '49 160 3126487',
    { value: '+491603126487' },
    'github.com/google/libphonenumber/issues/705',
  ],
  [
    'DE',
    'work_phone',
    '49(0)345312704',
    { value: '+49345312704' },
    'github.com/google/libphonenumber/issues/1067',
  ],
  [
    'DE',
    'phone_number',
    '17531264870',
    { value: '+4917531264870' },
    'github.com/Propaganistas/Laravel-Phone/issues/281',
  ],
  [
    'DE',
    'phone_number',
    '0155 66312045',
    { value: '+4915566312045' },
    'github.com/giggsey/libphonenumber-for-php/issues/603',
  ],
  ['DE', 'phone_number', '+491127690778', { error: 'phone' }, 'github.com/daddyz/phonelib/issues/331'],
  ['DE', 'email', 'jürgen@example.de', { error: 'email' }, 'github.com/PHPMailer/PHPMailer/issues/1907'],
  ['DE', 'last_name', 'Müller', { value: 'Müller' }, 'github.com/grokability/snipe-it/issues/157'],
  ['DE', 'house_number', '1 1/3', { value: '1 1/3' }, 'github.com/netresearch/dhl-shipping-m2/issues/28'],
  ['DE', 'street', 'E4', { value: 'E4' }, 'github.com/tkrebs/ep3-bs/issues/293'],
  ['DE', 'street', 'C7, 18', { value: 'C7, 18' }, 'github.com/Petschko/dhl-php-sdk/pull/18'],
  [
    'DE',
    'street',
    'Musterstraße12',
    { value: 'Musterstraße12' },
    'github.com/netresearch/dhl-shipping-m2/issues/21',
  ],
  ['DE', 'house_number', '414-424', { value: '414-424' }, 'github.com/openvenues/libpostal/issues/510'],
  ['DE', 'house_number', '19+21', { value: '19+21' }, 'github.com/komoot/photon/issues/235'],
  [
    'DE',
    'tax_identification_number',
    '181/815/08155',
    { error: 'identifier_shape' },
    'github.com/koblas/stdnum-js/issues/7',
  ],
  ['DE', 'id_card_number', 'T220001293D', { value: 'T220001293' }, 'github.com/koblas/stdnum-js/issues/43'],
  [
    'DE',
    'id_card_number',
    '2406055684D',
    { error: 'identifier_shape' },
    'github.com/koblas/stdnum-js/issues/43',
  ],
  [
    'DE',
    'iban',
    'DE41500105170123456789',
    { value: 'DE41500105170123456789' },
    'github.com/skwasjer/IbanNet/issues/20',
  ],
  [
    'VN',
    'personal_code',
    '184188503126',
    { value: '184188503126', notice: 'identifier_doubtful' },
    'cms.danviet.vn/ban-doc/3-so-dau-the-can-cuoc-the-hien-noi-sinh-cong-dan-1039028.html',
  ],
  [
    'VN',
    'tax_identification_number',
    '050 060 352 710',
    { value: '050060352710', notice: 'identifier_doubtful' },
    'github.com/maziyarpanahi/openmed/pull/1601',
  ],
  [
    'VN',
    'last_name',
    'K’',
    { value: 'K’' },
    'baolamdong.vn/toasoan-bandoc/201309/phien-phuc-do-nham-ho-ten-gioi-tinh-2447585',
  ],
  [
    'VN',
    'first_name',
    "K'Bnam",
    { value: "K'Bnam" },
    'baolamdong.vn/toasoan-bandoc/201309/phien-phuc-do-nham-ho-ten-gioi-tinh-2447585',
  ],
  [
    'VN',
    'house_number',
    '1806/127/2/6/15/48/2A',
    { value: '1806/127/2/6/15/48/2A' },
    'github.com/streetcomplete/StreetComplete/issues/3872',
  ],
  [
    'VN',
    'house_number',
    '73B/563B bis',
    { value: '73B/563B bis' },
    'github.com/streetcomplete/StreetComplete/pull/3874',
  ],
  [
    'VN',
    'house_number',
    '25/77 ngõ Trại Cá',
    { value: '25/77 ngõ Trại Cá' },
    'github.com/nghimestudio/vietnormalizer/issues/15',
  ],
  ['VN', 'phone_number', '846973561', { value: '+84846973561' }, 'github.com/daddyz/phonelib/issues/171'],
  ['VN', 'phone_number', '+84 55 9312044', { value: '+84559312044' }, 'github.com/floere/phony/issues/541'],
  [
    'VN',
    'phone_number',
    '+84888312045',
    { value: '+84888312045' },
    'github.com/validatorjs/validator.js/issues/988',
  ],
  [
    'VN',
    'phone_number',
    '01644697123',
    { error: 'phone' },
    'github.com/giggsey/libphonenumber-for-php/issues/633',
  ],
  [
    'VN',
    'work_phone',
    '+842888312045',
    { value: '+842888312045' },
    'github.com/marmelroy/PhoneNumberKit/issues/760',
  ],
  [
    'VN',
    'first_name',
    'LẬP ĐỖ'.normalize('NFD'),
    { value: 'LẬP ĐỖ' },
    'github.com/thomasgalliker/Diacritics.NET/pull/51',
  ],
  ['VN', 'monthly_income', '4,300₫', { value: 4300 }, 'github.com/moneyphp/money/issues/804'],
  ['VN', 'monthly_income', '568,000 VND', { value: 568_000 }, 'github.com/RubyMoney/monetize/issues/139'],
  [
    'VN',
    'vehicle_license_plate_number',
    '51A13883',
    { value: '51A13883' },
    'github.com/MicrocontrollersAndMore/OpenCV_3_License_Plate_Recognition_Python/issues/3',
  ],
];

test.each(reports)('in %s, %s "%s" is read as %j: %s', (country, name, typed, result) => {
  const reading = readDataPoint(dataPoints[name], typed, createReadingContext(country));
  expect(
    reading.ok
      ? { value: reading.value, ...(reading.notice && { notice: reading.notice.code }) }
      : { error: reading.message.code },
  ).toEqual(result);
});
