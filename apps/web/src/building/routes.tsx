import { later, route } from '../route.tsx';

/** The pages of a building, below `/imah/building/{id}`. */
export const buildingRoutes = [
  route('buildingOverview', '', {}, async () => (await import('@imah/features-overview/building')).OverviewPage),
  route('iot', 'iot', {}, async () => (await import('@imah/features-devices/iot')).IotPage),
  route(
    'iotMonitoring',
    'iot-monitoring',
    {},
    async () => (await import('@imah/features-devices/monitoring')).IotMonitoringPage,
  ),
  route('buildingMeters', 'meter', {}, async () => (await import('@imah/features-metering/meters')).BuildingMetersPage),
  route('meterRound', 'meter/round', {}, async () => (await import('@imah/features-metering/round')).MeterRoundPage),
  route(
    'buildingMeter',
    'meter/:meterId',
    { params: { meterId: 'uuid' } },
    async () => (await import('@imah/features-metering/meter')).MeterPage,
  ),
  later('buildingAsset', 'asset'),
  later('buildingDrive', 'drive'),
  route(
    'buildingDashboard',
    'dashboard',
    {},
    async () => (await import('@imah/features-overview/building-dashboard')).BuildingDashboardPage,
  ),
  later('buildingInventory', 'inventory'),
  route('buildingTicket', 'ticket', {}, async () => (await import('@imah/features-tickets/lists')).BuildingTicketPage),
  route(
    'buildingPlan',
    'dashboard-img',
    {},
    async () => (await import('@imah/features-overview/building-plan')).BuildingPlanPage,
  ),
  route('buildingUnits', 'unit', {}, async () => (await import('@imah/features-overview/units')).UnitsPage),
  route('buildingPeople', 'people', {}, async () => (await import('@imah/features-buildings/people')).PeoplePage),
  route('buildingTopics', 'topics', {}, async () => (await import('@imah/features-overview/topics')).TopicsPage),
  route(
    'buildingOutage',
    'outage/:outageId',
    { params: { outageId: 'uuid' } },
    async () => (await import('@imah/features-buildings/outages/page')).OutagePage,
  ),
  route(
    'buildingSettings',
    'settings',
    {},
    async () => (await import('@imah/features-overview/building-settings')).BuildingSettingsPage,
  ),
];
