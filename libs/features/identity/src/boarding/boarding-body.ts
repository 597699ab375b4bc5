import type { BuildingKind, TimeZone } from '@imah/contract/buildings/words';
import type { BoardingBody } from '@imah/contract/identity';
import type { OrganizationKind } from '@imah/contract/organizations/words';
import { type FieldMessages, isBlank } from '@imah/app/form';
import { type BoardingField, type BoardingStep, boardingSteps, type BoardingValues } from './boarding-fields.ts';

const optional: readonly BoardingField[] = ['building.address.street', 'building.address.postalCode'];

export interface BoardingFaultTexts {
  readonly required: string;
  readonly postalCode: string;
}

/** What is wrong on one step, as far as the browser can tell. */
export function checkBoardingStep(
  step: BoardingStep,
  values: BoardingValues,
  texts: BoardingFaultTexts,
): FieldMessages {
  const missing = boardingSteps[step].filter((field) => !optional.includes(field) && isBlank(values[field]));
  const postalCode = values['building.address.postalCode'].trim();
  const wrongPostalCode = step === 'address' && postalCode !== '' && !/^\d{5}$/.test(postalCode);
  return {
    ...Object.fromEntries(missing.map((field) => [field, texts.required])),
    ...(wrongPostalCode ? { 'building.address.postalCode': texts.postalCode } : {}),
  };
}

/** The call's body. The kinds and the zone come from lists of the contract, and the server checks them again. */
export function boardingBodyOf(values: BoardingValues): BoardingBody {
  const postalCode = values['building.address.postalCode'].trim();
  return {
    organization: { name: values['organization.name'].trim(), kind: values['organization.kind'] as OrganizationKind },
    building: {
      name: values['building.name'].trim(),
      kind: values['building.kind'] as BuildingKind,
      timeZone: values['building.timeZone'] as TimeZone,
      address: {
        street: values['building.address.street'].trim(),
        city: values['building.address.city'].trim(),
        province: values['building.address.province'].trim(),
        ...(postalCode === '' ? {} : { postalCode }),
      },
    },
  };
}
