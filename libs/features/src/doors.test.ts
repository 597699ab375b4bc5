import { expect, it } from 'vitest';

const doors = import.meta.glob<Record<string, unknown>>(['./**/index.ts', '!./shell/**'], { eager: true });

it('opens these doors, each with these names', () => {
  const names = Object.fromEntries(
    Object.entries(doors).map(([path, door]) => [
      path.replace(/^\.\/(.*)\/index\.ts$/, '$1'),
      Object.keys(door).toSorted((a, b) => a.localeCompare(b, 'en')),
    ]),
  );

  expect(names).toEqual({
    account: ['AkunPage'],
    alarms: ['AlarmList'],
    app: ['AppProvider', 'useApp', 'useCan', 'useViews'],
    building: ['buildingKindIcons', 'BuildingProvider', 'OnlineBar', 'useBuildingTexts', 'useCurrentBuilding'],
    'building/layout': ['BuildingLayout'],
    'building/overview': ['OverviewPage'],
    devices: ['formatMetric', 'useDeviceTexts'],
    'devices/iot': ['IotPage'],
    'devices/monitoring': ['IotMonitoringPage'],
    harness: ['storyRoutes'],
    home: ['BerandaPage'],
    i18n: [
      'Age',
      'ClockProvider',
      'createClock',
      'createFormat',
      'defineLocalized',
      'defineTexts',
      'LibraryWords',
      'LocaleProvider',
      'localeStorageKey',
      'readLocale',
      'useClock',
      'useFormat',
      'useLocale',
      'useNow',
      'writeLocale',
      'zoneName',
    ],
    identity: ['NewPasswordField', 'passwordFaultOf', 'useAuthTexts'],
    'identity/boarding': ['BoardingPage'],
    'identity/login': ['LoginPage'],
    'identity/logout': ['LogoutPage'],
    'identity/lupa': ['LupaPage'],
    'identity/popup': ['finishSignInPopup', 'openSignInPopup'],
    'identity/register': ['RegisterPage'],
    'identity/step-up': ['createStepUp', 'StepUpHost'],
    landing: ['LandingPage'],
    later: ['laterPages', 'NotYetPage'],
    legal: ['termsVersion'],
    live: ['createLiveChannel'],
    notifications: ['Bell', 'preloadNotificationCentre'],
    'legal/cookie': ['CookiePage'],
    'legal/privacy': ['PrivacyPage'],
    'legal/terms': ['TermsPage', 'termsVersion'],
  });
});
