import type { BankAccountError, CountryReadResult } from './country';
import { toDigits } from './identifiers/digits';
import { compactCode } from './normalise';

/**
 * Clave Bancaria Estandarizada (Mexico): bank (3), town (3), account (11), control digit. New institutions appear every
 * year, so an unlisted one is accepted as doubtful.
 * Source: Asociación de Bancos de México, manual of the CLABE; Banco de México, current and former participants of SPEI
 * (2026).
 */
const WEIGHTS = [3, 7, 1];
const BANKS = (
  '001 002 006 009 012 014 019 021 022 030 032 036 037 042 044 058 059 060 062 072 102 103 106 108 110 112 113 116 124 126 ' +
  '127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 143 145 147 148 150 151 152 153 154 155 156 157 158 159 160 ' +
  '166 167 168 600 601 602 605 606 608 610 616 617 620 630 631 634 638 642 646 648 652 653 656 659 661 670 677 680 683 684 ' +
  '685 686 688 689 699 703 706 710 715 720 721 722 723 728 729 732 734 901 902 903'
).split(' ');
const shape = /^\d{18}$/;
const cardNumber = /^\d{16}$/;

/** Reads a CLABE. Applicants often enter the sixteen digits of a card instead. */
export function readClabe(typed: string): CountryReadResult<BankAccountError> {
  const value = compactCode(typed);
  if (cardNumber.test(value)) return { ok: false, reason: 'card' };
  if (!shape.test(value)) return { ok: false, reason: 'shape' };
  if (controlDigit(value.slice(0, 17)) !== Number(value.charAt(17)))
    return { ok: false, reason: 'check-digit' };
  return BANKS.includes(value.slice(0, 3)) ? { ok: true, value } : { ok: true, value, doubtful: true };
}

/** Adds the last digit of each product. */
function controlDigit(rest: string): number {
  const sum = toDigits(rest).reduce(
    (total, digit, place) => total + ((digit * (WEIGHTS[place % WEIGHTS.length] ?? 0)) % 10),
    0,
  );
  return (10 - (sum % 10)) % 10;
}
