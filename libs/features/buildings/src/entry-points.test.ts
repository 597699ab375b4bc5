import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  answers: ['AnswerHousehold', 'ApproveRequest'],
  edit: ['ArchivedNotice', 'BuildingActions'],
  household: ['HouseholdSection'],
  import: ['UnitImporter'],
  '.': [
    'buildingKindIcons',
    'BuildingProvider',
    'OnlineBar',
    'presenceNote',
    'useBuildingStatus',
    'useBuildingTexts',
    'useCurrentBuilding',
    'useSend',
    'useShownCounts',
  ],
  joining: ['JoiningSection'],
  layout: ['BuildingLayout'],
  'new-building': ['NewBuildingPage'],
  'notices/card': ['NoticeCard'],
  notices: ['NoticeBoard'],
  people: ['PeopleSection'],
  units: ['UnitSection'],
});
