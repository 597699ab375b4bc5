import type { Meter } from '@imah/contract/metering';
import { useMeteringTexts } from '../texts.ts';

/** Writes where a meter hangs: the unit, the place, or what it is for. */
export function useMeterPlace(): (meter: Pick<Meter, 'unitCode' | 'location' | 'role'>) => string {
  const t = useMeteringTexts();
  return ({ unitCode, location, role }) => unitCode ?? (location === '' ? t(`roles.${role}`) : location);
}
