import type { CountryCode } from '../../src/domain/countries/country';

/** What a fake lender of one country tells before an offer is accepted, in its language. */
interface TermTexts {
  readonly information: string;
  readonly contract: string;
  readonly lateCosts: string;
  readonly earlyRepayment: string;
  readonly address: string;
  readonly registerEntry: string;
  /** Where the law gives a right to withdraw. */
  readonly withdrawalDays?: number;
}

export const termTexts: Readonly<Record<CountryCode, TermTexts>> = {
  ES: {
    information: 'Información normalizada europea',
    contract: 'Contrato de préstamo',
    lateCosts: 'Se cobra un interés de demora del 20 % anual sobre la cuota no pagada.',
    earlyRepayment:
      'Puedes devolver el préstamo en cualquier momento. La compensación es del 0,5 % como máximo.',
    address: 'Calle de la Muestra 1, 28013 Madrid',
    registerEntry: 'Banco de España, n.º 0000',
    withdrawalDays: 14,
  },
  MX: {
    information: 'Carátula del crédito',
    contract: 'Contrato de crédito',
    lateCosts: 'Se cobra un interés moratorio del 24% anual sobre el saldo vencido.',
    earlyRepayment: 'Puedes pagar por adelantado sin comisión.',
    address: 'Avenida de la Muestra 1, 06000 Ciudad de México',
    registerEntry: 'CONDUSEF, SIPRES 0000',
    withdrawalDays: 10,
  },
  CO: {
    information: 'Condiciones del crédito',
    contract: 'Pagaré y contrato de crédito',
    lateCosts: 'El interés de mora es el máximo legal vigente.',
    earlyRepayment: 'Puedes pagar por anticipado, total o parcialmente, sin sanción.',
    address: 'Carrera de la Muestra 1, Bogotá D.C.',
    registerEntry: 'NIT 000.000.000-0',
  },
  PL: {
    information: 'Formularz informacyjny',
    contract: 'Umowa pożyczki',
    lateCosts: 'Za opóźnienie naliczane są odsetki ustawowe za opóźnienie.',
    earlyRepayment: 'Pożyczkę można spłacić wcześniej w każdej chwili. Koszty maleją proporcjonalnie.',
    address: 'ul. Przykładowa 1, 00-950 Warszawa',
    registerEntry: 'Rejestr KNF, nr RIP000000',
    withdrawalDays: 14,
  },
  RO: {
    information: 'Informații standard la nivel european',
    contract: 'Contract de împrumut',
    lateCosts: 'Se percepe o dobândă penalizatoare de 3 puncte procentuale peste dobânda curentă.',
    earlyRepayment: 'Puteți rambursa oricând. Compensația este de cel mult 0,5 %.',
    address: 'Strada Exemplului 1, 010011 București',
    registerEntry: 'Registrul BNR, nr. 00-00-000000',
    withdrawalDays: 14,
  },
  DE: {
    information: 'Europäische Standardinformationen',
    contract: 'Darlehensvertrag',
    lateCosts: 'Der Verzugszins liegt fünf Prozentpunkte über dem Basiszinssatz.',
    earlyRepayment: 'Sie können jederzeit zurückzahlen. Die Entschädigung beträgt höchstens 0,5 %.',
    address: 'Musterstraße 1, 10115 Berlin',
    registerEntry: 'BaFin-ID 00000000',
    withdrawalDays: 14,
  },
  VN: {
    information: 'Thông tin khoản vay',
    contract: 'Hợp đồng tín dụng',
    lateCosts: 'Lãi chậm trả là 10%/năm trên số tiền lãi chậm trả.',
    earlyRepayment: 'Bạn có thể trả trước hạn theo hợp đồng.',
    address: 'Số 1 phố Mẫu, Hà Nội',
    registerEntry: 'Giấy phép số 00/GP-NHNN',
  },
  PH: {
    information: 'Disclosure Statement',
    contract: 'Kontrata ng loan',
    lateCosts: 'May multang 5% kada buwan sa halagang hindi pa bayad.',
    earlyRepayment: 'Puwede kayong magbayad nang maaga ayon sa kontrata.',
    address: '1 Sample Street, Manila',
    registerEntry: 'SEC CS0000000, CA No. 0000',
  },
};
