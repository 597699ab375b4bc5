import type { BuildingKind } from '@imah/contract/buildings/words';
import type { IconShape } from '@imah/ui';
import {
  bedIcon,
  briefcaseIcon,
  buildingComplexIcon,
  buildingIcon,
  houseIcon,
  shoppingBagIcon,
  storeIcon,
  warehouseIcon,
} from '@imah/ui/icons';

export const buildingKindIcons = {
  apartment: buildingIcon,
  office: briefcaseIcon,
  shophouse: storeIcon,
  'boarding-house': bedIcon,
  housing: houseIcon,
  mall: shoppingBagIcon,
  warehouse: warehouseIcon,
  other: buildingComplexIcon,
} as const satisfies Record<BuildingKind, IconShape>;
