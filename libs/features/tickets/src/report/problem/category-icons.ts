import type { IconShape } from '@imah/ui';
import {
  airVentIcon,
  arrowUpDownIcon,
  doorOpenIcon,
  dropletsIcon,
  ellipsisIcon,
  fileTextIcon,
  shieldIcon,
  sparklesIcon,
  squareParkingIcon,
  wifiIcon,
  zapIcon,
} from '@imah/ui/icons';
import type { newTicketTextsId } from '../messages/id.ts';

/** Keys of the categories that every organisation begins with. */
export type CategoryKey = keyof (typeof newTicketTextsId)['summaryHint'];

const icons: Readonly<Record<CategoryKey, IconShape>> = {
  electricity: zapIcon,
  water: dropletsIcon,
  'air-conditioning': airVentIcon,
  lift: arrowUpDownIcon,
  building: doorOpenIcon,
  cleaning: sparklesIcon,
  security: shieldIcon,
  parking: squareParkingIcon,
  network: wifiIcon,
  administration: fileTextIcon,
  other: ellipsisIcon,
};

export function isCategoryKey(key: string | null): key is CategoryKey {
  return key !== null && Object.hasOwn(icons, key);
}

/** The picture of a category; one that an organisation made itself has the picture of the rest. */
export function categoryIcon(key: string | null): IconShape {
  return icons[isCategoryKey(key) ? key : 'other'];
}
