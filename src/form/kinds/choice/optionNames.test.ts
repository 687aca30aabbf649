import { beforeAll, describe, expect, it } from 'vitest';
import type { i18n as Translations } from 'i18next';
import { citizenships } from '../../../domain/catalogue/options';
import type { CountryCode } from '../../../domain/countries/country';
import { languageTags, localeNames, type LocaleName } from '../../../domain/countries/locales';
import { listNames } from '../../../domain/countries/optionNames';
import { countryList } from '../../../domain/countries/vectors/countries.fixture';
import { countryFacts } from '../../../domain/countries/vectors/facts.fixture';
import {
  findCountryNames,
  getOptionNames,
  regionNames,
} from '../../../domain/countries/vectors/optionNames.fixture';
import { ondaraPage } from '../../../testing/pages.fixture';
import { loadRealTexts } from '../../../testing/texts.fixture';
import { createOptions } from '../../formatting/formatOptions';
import { createCountryNames } from './countryNames';
import { createOptionSearch, type TextOrigin } from './optionSearch';

let translations: Translations;
beforeAll(async () => {
  translations = await loadRealTexts(ondaraPage, 'es');
});

/** The list of citizenships on a page of one language and English. */
function searchCountries(locale: LocaleName) {
  const languageTag = languageTags[locale];
  const context = { t: translations.t, page: ondaraPage, languageTag };
  const languages = [locale, 'en'] as const;
  return createOptionSearch(createOptions('citizenship', 'citizenships', citizenships, context), {
    codes: citizenships,
    getOtherNames: createCountryNames(languages.map((name) => languageTags[name])),
    getTables: () => getOptionNames('ES', languages).countries,
  });
}

function searchRegions(country: CountryCode) {
  const options = countryFacts[country].regions.map((value) => ({ value, label: value }));
  return createOptionSearch(options, { getTables: () => [regionNames[country]] });
}

const origins: readonly TextOrigin[] = ['typed', 'whole'];

/** What a text means, typed or filled in: the value, or nothing if it stays as text. */
const read = (search: ReturnType<typeof searchRegions>, text: string) =>
  origins.map((origin) => {
    const value = search.getValue(text, origin);
    return value === text && search.getText(value) === text ? null : value;
  });

/** A row for each value: its code, and texts that mean it. */
const countryTexts: Readonly<Partial<Record<LocaleName, readonly string[]>>> = {
  en: [
    'GB UK, U.K., uk, Great Britain, Britain, England, Scotland, Wales, Northern Ireland, British, English, Scottish, Welsh, Briton',
    'US USA, U.S.A., U.S., usa, America, American, United States of America, the United States, American citizen',
    'IN Indian, Republic of India',
    'TW Taiwanese',
    'ES Spanish, Spaniard, Kingdom of Spain',
    'RO Romanian',
    'DE German, German citizenship',
    'TR Turkish, Turkey, Turk',
    'CZ Czech, Czech Republic',
    'NL Dutch, Holland, the Netherlands, The Netherlands',
    'PL Polish, Pole, citizen of Poland',
    'PH Filipino, Filipina, the Philippines',
    'AF Afghan',
    'AL Albanian',
    'DZ Algerian',
    'AR Argentine, Argentinian',
    'AM Armenian',
    'AU Australian',
    'AT Austrian',
    'BD Bangladeshi',
    'BY Belarusian',
    'BE Belgian',
    'BO Bolivian',
    'BA Bosnian',
    'BR Brazilian',
    'BG Bulgarian',
    'CA Canadian',
    'CL Chilean',
    'CN Chinese',
    'CO Colombian',
    'CR Costa Rican',
    'HR Croatian',
    'CU Cuban',
    'CY Cypriot',
    'DK Danish',
    'EC Ecuadorian',
    'EG Egyptian',
    'SV Salvadoran',
    'EE Estonian',
    'FI Finnish',
    'FR French',
    'GE Georgian',
    'GR Greek',
    'GT Guatemalan',
    'HN Honduran',
    'HU Hungarian',
    'ID Indonesian',
    'IR Iranian',
    'IQ Iraqi',
    'IE Irish',
    'IL Israeli',
    'IT Italian',
    'JP Japanese',
    'KR South Korean',
    'LV Latvian',
    'LT Lithuanian',
    'MY Malaysian',
    'MX Mexican',
    'MD Moldovan',
    'MA Moroccan',
    'NP Nepalese, Nepali',
    'NG Nigerian',
    'NE Nigerien',
    'NO Norwegian',
    'PK Pakistani',
    'PE Peruvian',
    'PT Portuguese',
    'RU Russian, Russian Federation',
    'SN Senegalese',
    'RS Serbian',
    'SK Slovak',
    'SI Slovenian',
    'LK Sri Lankan',
    'SE Swedish',
    'CH Swiss',
    'SY Syrian',
    'TH Thai',
    'UA Ukrainian',
    'VE Venezuelan',
    'VN Vietnamese, Viet Nam',
    'AE UAE, Emirati, Dubai',
    'CI Ivory Coast, Ivorian',
    'MK Macedonia',
    'MM Burma',
    'SZ Swaziland',
    'XK Kosovo, Kosovar, Republic of Kosovo',
    'HK Hong Kong',
    'MO Macau, Macao',
    'XXA Stateless, No citizenship',
  ],
  es: [
    'GB UK, Británica, Británico, británico, Inglés, Inglesa, Inglaterra, Gran Bretaña, Reino Unido, British, England, Escocia',
    'US EE.UU., EE. UU., EEUU, EUA, USA, U.S.A., Americana, Americano, Estadounidense, Norteamericana, Estados Unidos de América',
    'IN India, Indio, Indian, hindú',
    'ES Española, Español, Nacionalidad española, de nacionalidad española, Reino de España, Spanish, Spain',
    'RO Rumana, Rumano, Romanian',
    'DE Alemana, Alemán, German',
    'TR Turquía, Turca, Turkish, Turkey',
    'CZ República Checa, Checa, Checo, Czech Republic',
    'NL Holanda, Holandesa, Neerlandés',
    'MX Mexicana, Mexicano, Mejicana, Estados Unidos Mexicanos',
    'CO República de Colombia',
    'VE República Bolivariana de Venezuela, de nacionalidad venezolana',
    'BO Estado Plurinacional de Bolivia',
    'UY República Oriental del Uruguay',
    'KR Sudcoreana, Surcoreana',
    'KP Norcoreano',
    'CG República del Congo',
    'MA Marroquí',
    'FR Francesa, Francés',
    'PT Portuguesa',
    'AE Emiratos',
    'DO Dominicana, República Dominicana',
    'LV Letona',
    'MM Birmania',
    'XK Kosovo, Kosovar',
    'PK paquistaní, pakistaní',
    'MY malaya',
    'TM turkmena',
    'XXA Apátrida, Stateless',
  ],
  mx: ['SA Arabia Saudita, Saudita', 'SZ Suazilandia', 'CO Colombiana', 'US EE.UU.'],
  pl: [
    'GB UK, Anglia, Wielka Brytania, brytyjskie, brytyjska, Brytyjczyk',
    'US USA, Ameryka, amerykańskie, Stany',
    'IN indyjskie, indyjska',
    'DE niemieckie, niemiecka, Niemiec, Niemka, RFN',
    'PL polska, polskie, polski, Polak, Polka, obywatelstwo polskie, RP',
    'UA ukraińskie, ukraińska, ukrainskie, Ukrainiec, Ukrainka',
    'BY białoruskie, Białorusinka',
    'NL holenderskie, niderlandzkie, Niderlandy',
    'CZ czeskie, Republika Czeska',
    'VN wietnamskie',
    'XK Kosowo, kosowskie',
    'BD banglijskie, bengalskie',
    'ZW zimbabwejskie',
    'HK Hongkong',
    'XXA bezpaństwowiec, apatryda, Brak obywatelstwa',
  ],
  ro: [
    'GB UK, Anglia, Marea Britanie, britanică, englez, englezoaică',
    'US SUA, S.U.A., americană, american, America',
    'IN indiană, indian',
    'RO Republica România, de cetățenie română, română, român, Romana, Cetățenie română, românesc, românească',
    'MD moldovean, moldoveană, moldovenească, Republica Moldova, Moldova',
    'BD bangladeshiană',
    'SD sudaneză',
    'DE germană, german, neamț',
    'NL olandeză, Olanda',
    'HU maghiară, ungur',
    'GR greacă, grec',
    'TR turcă, turc, Turkey',
    'CZ cehă, Republica Cehă',
    'XXA apatrid, Fără cetățenie',
  ],
  de: [
    'GB UK, Großbritannien, Grossbritannien, England, britisch, Brite, Britin, britische, Engländerin',
    'US USA, Amerika, amerikanisch, US-amerikanisch, Amerikanerin, Vereinigte Staaten von Amerika',
    'IN indisch, indische, Inder, Inderin',
    'DE deutsch, Deutsche, Deutscher, deutsche Staatsangehörigkeit, BRD, Bundesrepublik Deutschland',
    'TR türkisch, turkisch, Türkin, Türke, die Türkei',
    'SY syrisch, Syrer, Syrerin',
    'FR französisch, Franzose, Französin',
    'PL polnisch, Pole, Polin',
    'RO rumänisch, Rumänin',
    'NL Holland, niederländisch, Niederländer',
    'CZ Tschechische Republik, Tschechei, tschechisch',
    'CH Schweizer, schweizerisch, Schweizerin',
    'AT Österreicherin, österreichisch',
    'XK kosovarisch, Kosovarin, Kosovo-Albanerin',
    'DO Dominikanerin',
    'YE Jemenit, Jemenitin',
    'GM Gambier',
    'MO Macau',
    'XXA staatenlos, Staatenlose, ohne Staatsangehörigkeit',
  ],
  vn: [
    'GB Anh, Vương quốc Anh, người Anh, UK, British',
    'US Mỹ, Hoa Kỳ, người Mỹ, USA, American',
    'VN Việt Nam, Vietnam, Viet Nam, Quốc tịch Việt Nam, Vietnamese',
    'AT Áo',
    'CN Trung Quốc, Trung Hoa',
    'KR Hàn Quốc, Nam Hàn',
    'IT Ý, Italia',
    'TH Thái Lan, Thai Lan',
    'DE Đức, Duc',
    'HK Hồng Kông',
    'MX Mê-hi-cô',
    'XXA Không quốc tịch',
  ],
  ph: [
    'PH Republika ng Pilipinas, Republic of the Philippines, Filipino citizen, natural-born Filipino, Pilipino, Pilipina, Filipino, Filipina, Pinoy, Pilipinas, Philippine',
    'US Amerikano, Amerikana, American, USA',
    'JP Hapon, Hapones, Japanese',
    'GB UK, British, England',
    'CN Tsino, Chinese',
    'XXA Stateless',
  ],
};

describe.each(localeNames.filter((locale) => countryTexts[locale] !== undefined))(
  'a country on a page in %s',
  (locale) => {
    it.each((countryTexts[locale] ?? []).flatMap(split))('is %s: %s', (code, text) => {
      const search = searchCountries(locale);
      expect(read(search, text)).toEqual([code, code]);
      expect(search.findOptions(text)[0]?.value).toBe(code);
    });
  },
);

describe.each([
  ['en', ['Ukra', 'Sam', 'Korea', 'Dominican', 'Congolese', 'Island', 'Republic']],
  ['es', ['Coreana', 'Congo Bel', 'Islas', 'Guine', 'EU', 'República', 'África', 'Europea', 'Ucran']],
  ['pl', ['Kong', 'koreańskie', 'wyspy', 'unijne']],
  ['de', ['koreanisch', 'inseln', 'europäisch']],
] as const)('on a page in %s', (locale, texts) => {
  it.each(texts)('"%s" stays as text', (text) => {
    expect(read(searchCountries(locale), text)).toEqual([null, null]);
  });
});

const regionTexts: Readonly<Record<CountryCode, readonly string[]>> = {
  ES: [
    'Bizkaia: Bilbao, Vizcaya, VIZCAYA, Provincia de Vizcaya',
    'Gipuzkoa: San Sebastián, Donostia, Guipúzcoa, Guipuzcoa',
    'Araba/Álava: Vitoria, Vitoria-Gasteiz, Álava, Alava, Araba',
    'A Coruña: La Coruña, La Coruna, Coruña',
    'Ourense: Orense',
    'Girona: Gerona',
    'Lleida: Lérida, Lerida',
    'Illes Balears: Mallorca, Menorca, Ibiza, Eivissa, Formentera, Baleares, Islas Baleares, Provincia de Illes Balears',
    'Madrid: Provincia de Madrid, Comunidad de Madrid',
    'Valencia/València: Valencia, València, Provincia de Valencia',
    'Alicante/Alacant: Alicante, Alacant',
    'Castellón/Castelló: Castellón, Castellon de la Plana',
    'Asturias: Principado de Asturias, Oviedo',
    'Cantabria: Santander, Provincia de Santander',
    'La Rioja: Logroño',
    'León: Leon, Provincia de León',
    'Navarra: Pamplona, Comunidad Foral de Navarra',
    'Las Palmas: Gran Canaria, Lanzarote, Fuerteventura',
    'Santa Cruz de Tenerife: La Palma, La Gomera, El Hierro, Tenerife, S.C. Tenerife',
  ],
  MX: [
    'Ciudad de México: CDMX, cdmx, DF, D.F., Distrito Federal, México D.F., Mexico City',
    'Estado de México: Edomex, Edo. Méx., Edo. de México, Estado de Mexico, Méx.',
    'Coahuila: Coahuila de Zaragoza, Coah.',
    'Michoacán: Michoacán de Ocampo, Michoacan',
    'Veracruz: Veracruz de Ignacio de la Llave',
    'Querétaro: Querétaro de Arteaga, Qro.',
    'Nuevo León: Nuevo Leon, N.L., NL',
    'Baja California Sur: Estado de Baja California Sur, B.C.S.',
    'Quintana Roo: Q. Roo',
  ],
  CO: [
    'Bogotá D.C.: Bogotá DC, Bogotá, Bogota D.C., Bogotá Distrito Capital, Santafé de Bogotá',
    'Valle del Cauca: Departamento del Valle del Cauca, Valle',
    'Antioquia: Departamento de Antioquia, Dpto. de Antioquia',
    'San Andrés y Providencia: San Andrés',
  ],
  PH: [
    'Metro Manila: NCR, National Capital Region, Manila',
    'Davao de Oro: Compostela Valley',
    'Cebu: Cebu Province, Province of Cebu',
    'Occidental Mindoro: Mindoro Occidental',
  ],
  VN: [
    'Hồ Chí Minh: TP.HCM, TP HCM, TPHCM, HCM, Ho Chi Minh, Ho Chi Minh City, Thành phố Hồ Chí Minh, TP. Hồ Chí Minh, Sài Gòn, Bình Dương, Binh Duong, Tỉnh Bình Dương, Bà Rịa - Vũng Tàu',
    'Hà Nội: Hanoi, Ha Noi, Thành phố Hà Nội, TP Hà Nội, Hà Tây, Ha Tay',
    'Đà Nẵng: Da Nang, Danang, Quảng Nam',
    'Huế: Thừa Thiên Huế, Hue',
    'Đắk Lắk: Dak Lak, Đắc Lắc, Phú Yên',
    'Đồng Nai: Tỉnh Đồng Nai, Bình Phước',
    'Tây Ninh: Long An',
    'Tuyên Quang: Hà Giang',
    'Lào Cai: Yên Bái',
    'Thái Nguyên: Bắc Kạn',
    'Phú Thọ: Vĩnh Phúc, Hòa Bình, Hoà Bình, Vĩnh Phú',
    'Bắc Ninh: Bắc Giang',
    'Hưng Yên: Thái Bình',
    'Hải Phòng: Hải Dương',
    'Ninh Bình: Hà Nam, Nam Định, Hà Nam Ninh',
    'Quảng Trị: Quảng Bình',
    'Quảng Ngãi: Kon Tum',
    'Gia Lai: Bình Định',
    'Khánh Hòa: Ninh Thuận',
    'Lâm Đồng: Đắk Nông, Bình Thuận',
    'Cần Thơ: Sóc Trăng, Hậu Giang',
    'Vĩnh Long: Bến Tre, Trà Vinh',
    'Đồng Tháp: Tiền Giang',
    'Cà Mau: Bạc Liêu',
    'An Giang: Kiên Giang',
  ],
  PL: [
    'śląskie: slaskie, województwo śląskie, woj. śląskie, Śląsk',
    'łódzkie: lodzkie, Lodz Voivodeship',
    'mazowieckie: województwo mazowieckie, Mazowsze, Masovian Voivodeship',
    'małopolskie: malopolskie, Małopolska, Lesser Poland',
    'świętokrzyskie: swietokrzyskie',
    'zachodniopomorskie: West Pomeranian',
  ],
  RO: [
    'București: Bucharest, Bucuresti, Bucureşti, Municipiul Bucureşti, București Sector 3, București Sectorul 3, Sector 1, mun. București',
    'Cluj: Județul Cluj, jud. Cluj, Cluj County',
  ],
  DE: [
    'Bayern: BY, Bavaria, Freistaat Bayern',
    'Nordrhein-Westfalen: NRW, NW, North Rhine-Westphalia',
    'Baden-Württemberg: BW, BaWü, Baden-Wuerttemberg',
    'Sachsen: Saxony, SN, Freistaat Sachsen',
    'Niedersachsen: Lower Saxony',
    'Hamburg: HH, Freie und Hansestadt Hamburg',
    'Thüringen: Thuringia, Thueringen',
  ],
};

describe.each(countryList)('a region of $facts.code', ({ facts: { code: country } }) => {
  it.each(regionTexts[country].flatMap(split))('is %s: %s', (region, text) => {
    expect(read(searchRegions(country), text)).toEqual([region, region]);
  });
});

it.each([
  ['ES', 'Palma'],
  ['ES', 'Gran Canaria Sur'],
  ['ES', 'Comunidad Valenciana'],
  ['ES', 'Cana'],
  ['MX', 'León'],
  ['MX', 'Baja'],
  ['MX', 'México'],
  ['CO', 'Santa'],
  ['PH', 'Quezon City'],
  ['PH', 'Maguindanao'],
  ['PH', 'Davao'],
  ['PL', 'śląsk górny'],
  ['PL', 'pomorskie zachodnie'],
  ['RO', 'Satu'],
  ['VN', 'Quảng'],
  ['DE', 'Anhalt'],
] as const)('in %s "%s" is no region', (country, text) => {
  expect(read(searchRegions(country), text)).toEqual([null, null]);
});

it.each(countryList)('each name in the table of $facts.code means its region alone', ({ facts }) => {
  const search = searchRegions(facts.code);
  const listed = listNames(regionNames[facts.code]);
  expect([...listed.keys()].filter((region) => !facts.regions.includes(region))).toEqual([]);
  const wrong = [...listed].flatMap(([region, names]) =>
    names.filter((name) => search.getValue(name, 'typed') !== region),
  );
  expect(wrong).toEqual([]);
});

/** Nationalities and names that several countries have. The list shows all of them. */
const shared = /^(?:[ck]ong|core|kore|dominican|guinean[ao]$)/i;

it.each(localeNames)('each name in the table of %s means its country', (locale) => {
  const search = searchCountries(locale);
  const listed = new Map(findCountryNames(locale).flatMap((table) => [...listNames(table)]));
  expect([...listed.keys()].filter((code) => !citizenships.includes(code))).toEqual([]);
  const wrong = [...listed].flatMap(([code, names]) =>
    names.filter((one) => search.getValue(one, 'typed') !== code).map((one) => `${code} ${one}`),
  );
  const codes = [...listed].flatMap(([code, names]) =>
    names.filter((one) => one.replaceAll('.', '') !== code && citizenships.includes(one.replaceAll('.', ''))),
  );
  expect(codes).toEqual([]);
  expect(wrong.filter((row) => !shared.test(row.slice(3)))).toEqual([]);
});

function split(row: string): readonly (readonly [string, string])[] {
  const [, value = '', texts = ''] = /^(.*?)(?:: |(?<=^[A-Z]{2,3}) )(.*)$/.exec(row) ?? [];
  return texts.split(', ').map((text) => [value, text]);
}
