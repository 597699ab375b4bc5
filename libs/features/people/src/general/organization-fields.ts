import type { OrganizationChange } from '@imah/contract/organizations';
import { organizationKinds } from '@imah/contract/organizations/words';
import { type FieldMessages, isBlank } from '@imah/app/form';
import type { useSettingsTexts } from '../texts.ts';

export const fields = ['name', 'kind', 'npwp', 'pkp', 'street', 'city', 'province', 'postalCode'] as const;
type Values = Readonly<Record<(typeof fields)[number], string>>;

interface Words {
  readonly t: ReturnType<typeof useSettingsTexts>;
  readonly required: string;
}

/** What can be said of the fields without the server. */
export function checkOrganization(values: Values, { t, required }: Words): FieldMessages {
  const { city, name, npwp, postalCode } = values;
  return {
    ...(isBlank(name) ? { name: required } : {}),
    ...(isBlank(npwp) || digitsOf(npwp).length === 16 ? {} : { npwp: t('general.npwpWrong') }),
    ...(isBlank(city) && hasAddress(values) ? { city: t('general.cityMissing') } : {}),
    ...(isBlank(postalCode) || /^\d{5}$/.test(postalCode.trim()) ? {} : { postalCode: t('general.postalCodeWrong') }),
  };
}

/** The change as the server takes it. An NPWP may be typed with its dots and hyphens. */
export function changeOf(values: Values): OrganizationChange {
  const { city, kind, name, npwp, pkp, postalCode, province, street } = values;
  const address = {
    street: street.trim(),
    city: city.trim(),
    province: province.trim(),
    ...(isBlank(postalCode) ? {} : { postalCode: postalCode.trim() }),
  };
  return {
    name: name.trim(),
    kind: organizationKinds.find((known) => known === kind) ?? 'manager',
    npwp: isBlank(npwp) ? null : digitsOf(npwp),
    pkp: pkp !== '',
    address: hasAddress(values) ? address : null,
  };
}

function hasAddress({ city, postalCode, province, street }: Values): boolean {
  return [city, postalCode, province, street].some((text) => !isBlank(text));
}

function digitsOf(text: string): string {
  return text.replaceAll(/[\s.-]/g, '');
}
