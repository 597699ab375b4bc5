import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  building: ['OverviewPage'],
  'building-dashboard': ['BuildingDashboardPage'],
  'building-dashboard/widgets': [
    'ClockContent',
    'EnergyFigures',
    'FloorMap',
    'NoEnergy',
    'RankingRows',
    'TrendLine',
    'useDashboardTexts',
    'ValueView',
  ],
  'building-plan': ['BuildingPlanPage'],
  'building-settings': ['BuildingSettingsPage'],
  documents: ['DocumentsSection'],
  home: ['HomePage'],
  'home/resident': ['OwnMeters', 'ResidentNews'],
  'home/today': ['TodayRows'],
  portfolio: ['DashboardPage'],
  'ticket-report': ['TicketReportPage'],
  topics: ['TopicsPage'],
  units: ['UnitsPage'],
  wall: ['WallPage'],
});
