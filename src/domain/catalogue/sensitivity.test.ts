import { expect, it } from 'vitest';
import { dataPointNames, dataPoints } from './dataPoints';
import { isSensitive } from './sensitivity';

it(
  'counts identifiers, account numbers and contact data as sensitive, and nothing else',
  { tags: ['S28', 'H28'] },
  () => {
    expect(dataPointNames.filter((name) => isSensitive(dataPoints[name])).toSorted()).toEqual([
      'block_number',
      'city',
      'city_of_birth',
      'code',
      'district',
      'document_number',
      'email',
      'employer_city',
      'employer_house_number',
      'employer_postal_code',
      'employer_street',
      'employer_tax_registry_code',
      'field_registration_number',
      'first_name',
      'flat_number',
      'floor',
      'form_birthday',
      'house_number',
      'iban',
      'id_card_number',
      'last_name',
      'middle_name',
      'municipality',
      'pension_number',
      'personal_code',
      'phone_number',
      'postal_code',
      'reference_name',
      'reference_phone_number',
      'second_last_name',
      'street',
      'suburb',
      'tax_identification_number',
      'vehicle_license_plate_number',
      'work_phone',
    ]);
  },
);
