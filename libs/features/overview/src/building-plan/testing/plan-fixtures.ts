import type { FakeAnswers } from '@imah/api-client/testing';
import type { Plan, PlanDraft, PlanFloor, PlanItem, PlanPicture, PlanVersion } from '@imah/contract/plans';
import {
  answerOf,
  climateSensor,
  electricityMeter,
  fixtureNow,
  offlinePump,
  places,
  pump,
  smokeDetector,
} from '@imah/testing';

const floorIdOf = (nth: number) => places.floors[nth]?.id ?? '';
/** The ground floor of the tower, which has a plan. */
export const groundFloor = floorIdOf(1);

export const planFloors: readonly PlanFloor[] = places.floors.map(({ id, label, sectionId }) => ({
  floorId: id,
  label,
  section: places.sections.find((one) => one.id === sectionId)?.name ?? '',
  number: id === groundFloor ? 3 : 0,
}));

const floorPicture: PlanPicture = {
  fileId: '01935e4f-7c1a-7b2c-8d3e-0000000000f9',
  width: 1200,
  height: 700,
  dark: 'inverted',
};

const rooms = ['M20 20H420V300H20Z', 'M420 20H760V300H420Z', 'M760 20H1180V220H760Z', 'M20 380H560V680H20Z'];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 700" width="1200" height="700"><rect width="1200" height="700" fill="white"/><g fill="none" stroke="black" stroke-width="3">${rooms.map((path) => `<path d="${path}"/>`).join('')}</g></svg>`;
/** The picture as bytes: black lines on white. */
export const pictureFile = new Blob([svg], { type: 'image/svg+xml' });

/** One of each kind. */
const everyItem: readonly PlanItem[] = [
  { kind: 'device', id: 'lobby', label: '', x: 0.15, y: 0.2, deviceId: climateSensor.id, metric: 'temperature' },
  { kind: 'device', id: 'silent', label: '', x: 0.45, y: 0.25, deviceId: offlinePump.id, metric: 'pressure' },
  { kind: 'device', id: 'smoke', label: '', x: 0.75, y: 0.15, deviceId: smokeDetector.id, metric: null },
  { kind: 'device', id: 'pump', label: 'Pompa utama', x: 0.2, y: 0.8, deviceId: pump.id, metric: 'pressure' },
  { kind: 'unit', id: 'unit', label: '', x: 0.6, y: 0.5, unitId: places.units[0]?.id ?? '' },
  { kind: 'alarms', id: 'alarms', label: '', x: 0.85, y: 0.5 },
  { kind: 'tickets', id: 'tickets', label: '', x: 0.85, y: 0.62 },
  {
    kind: 'zone',
    id: 'power',
    label: 'Ruang panel',
    points: [
      { x: 0.55, y: 0.7 },
      { x: 0.95, y: 0.7 },
      { x: 0.95, y: 0.95 },
      { x: 0.55, y: 0.95 },
    ],
    deviceId: electricityMeter.id,
    metric: 'power',
  },
  { kind: 'link', id: 'up', label: '', x: 0.5, y: 0.92, floorId: floorIdOf(2) },
  { kind: 'text', id: 'text', label: 'Lobi', x: 0.1, y: 0.08 },
];

export const publishedPlan: Plan = {
  floorId: groundFloor,
  picture: floorPicture,
  items: [...everyItem],
  number: 3,
  publishedAt: new Date(fixtureNow - 3_600_000).toISOString(),
  publishedBy: 'Ratna Dewi',
};

export const noPlan: Plan = {
  floorId: groundFloor,
  picture: null,
  items: [],
  number: 0,
  publishedAt: null,
  publishedBy: null,
};

export const planDraft: PlanDraft = {
  state: 'published',
  version: 7,
  number: 3,
  savedAt: null,
  savedBy: null,
  picture: floorPicture,
  items: [...everyItem],
};

const versions: readonly PlanVersion[] = [3, 2, 1].map((number) => ({
  number,
  publishedAt: new Date(fixtureNow - (4 - number) * 86_400_000).toISOString(),
  publishedBy: number === 1 ? null : 'Ratna Dewi',
  items: number + 4,
}));

export const planAnswers: FakeAnswers = {
  listPlans: answerOf([...planFloors]),
  getPlan: answerOf(publishedPlan),
  getPlanDraft: answerOf(planDraft),
  savePlanDraft: answerOf<PlanDraft>({ ...planDraft, state: 'draft', version: 8 }),
  publishPlan: answerOf({ ...planDraft, version: 9, number: 4 }),
  discardPlanDraft: answerOf({ ...planDraft, version: 8 }),
  restorePlan: answerOf<PlanDraft>({
    ...planDraft,
    state: 'draft',
    version: 8,
    items: [{ kind: 'text', id: 'old', label: 'Dari dahulu', x: 0.5, y: 0.5 }],
  }),
  listPlanVersions: answerOf([...versions]),
  sendPlanPicture: answerOf<PlanPicture>({
    ...floorPicture,
    fileId: '01935e4f-7c1a-7b2c-8d3e-0000000000f8',
    width: 800,
    height: 400,
  }),
  downloadFile: async () => pictureFile,
  downloadPreview: async () => pictureFile,
};
