import type { TranslationOf } from '@imah/app/i18n';
import type { placesSheetTextsId } from './id.ts';

export const placesSheetTextsEn = {
  title: 'Sections and floors',
  lead: 'The unit board shows these names in this order.',
  addSection: 'Add a section',
  addFloor: 'Add a floor',
  edit: 'Edit',
  up: 'Move {name} up',
  down: 'Move {name} down',
  actions: 'Actions for {name}',
  moved: '{name} moved.',
  units: '{count, plural, =0 {no units} one {# unit} other {# units}}',
  level: 'floor number {level, number}',
  noFloors: 'There are no floors in this section yet.',
  kinds: { tower: 'Tower', block: 'Block', parking: 'Parking', area: 'Grounds' },
  section: {
    add: 'Add a section',
    edit: 'Edit {name}',
    name: 'Section name',
    kind: 'Type',
    saved: 'Section {name} saved.',
  },
  floor: {
    add: 'Add a floor to {section}',
    edit: 'Edit {name}',
    label: 'Floor name',
    labelHint: 'Leave it empty to name the floor by its number.',
    level: 'Floor number',
    levelHint: '0 for the ground floor, negative for basements. The number decides the order.',
    saved: '{name} saved.',
  },
  remove: {
    action: 'Delete',
    title: 'Delete {name}?',
    section: 'Its floors are deleted with it. There are no units in this section.',
    floor: 'There are no units on this floor.',
    done: '{name} deleted.',
  },
  save: 'Save',
} satisfies TranslationOf<typeof placesSheetTextsId>;
