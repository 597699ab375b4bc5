import type { MeterResource } from '@imah/contract/metering/words';
import type { IconShape } from '@imah/ui';
import { dropletsIcon, flameIcon, snowflakeIcon, thermometerIcon, zapIcon } from '@imah/ui/icons';

export const resourceIcons: Readonly<Record<MeterResource, IconShape>> = {
  electricity: zapIcon,
  water: dropletsIcon,
  gas: flameIcon,
  'hot-water': thermometerIcon,
  btu: snowflakeIcon,
};
