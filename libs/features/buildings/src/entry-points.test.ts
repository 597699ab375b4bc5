import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  answers: ['AnswerHousehold', 'ApproveRequest'],
  contacts: ['ContactsSection'],
  'contacts/list': ['ContactRows', 'useContacts'],
  edit: ['ArchivedCallout', 'BuildingActions'],
  household: ['HouseholdSection'],
  import: ['UnitImporter'],
  '.': [
    'buildingKindIcons',
    'BuildingProvider',
    'changeBuilding',
    'OnlineBar',
    'presenceNote',
    'useBuildingStatus',
    'useBuildingTexts',
    'useCurrentBuilding',
    'useShownCounts',
  ],
  layout: ['BuildingLayout'],
  'new-building': ['NewBuildingPage'],
  'notices/card': ['NoticeCard'],
  notices: ['NoticeBoard'],
  people: ['PeoplePage'],
  'place-choice': ['commonOptions', 'nameOfUnit', 'placeOptions', 'placeValue', 'spotOf', 'unitOptions'],
  units: ['UnitSection'],
});
