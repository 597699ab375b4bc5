import { checkObjects } from '../../testing/check-bounds.ts';
import { escalation, escalationPlan, escalationPlanDraft, escalationStep } from '../index.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const at = '2026-11-20T10:05:00.000Z';
const ids = ['?', `${id}?`, 7, null];
const instants = ['?', `${at}?`, 7];
const step = { afterMinutes: 5, to: { kind: 'people', userIds: [id] }, channels: ['push'] };
const plan = { state: 'on', causes: ['critical-alarm'], steps: [step], repeatMinutes: 30 };
const planBounds = {
  accepts: {
    state: ['off'],
    causes: [[], ['critical-alarm', 'emergency-ticket', 'unanswered-ticket']],
    steps: [[], Array.from({ length: 6 }, () => step)],
    repeatMinutes: [5, 720],
  },
  refuses: {
    state: ['maybe', null],
    causes: [['flood'], Array.from({ length: 4 }, () => 'critical-alarm'), null],
    steps: [Array.from({ length: 7 }, () => step), [{}], null],
    repeatMinutes: [4, 721, 5.5, '30', null],
  },
};

checkObjects([
  {
    name: 'escalationStep',
    schema: escalationStep,
    example: step,
    required: ['afterMinutes', 'to', 'channels'],
    accepts: {
      afterMinutes: [0, 1440],
      to: [
        { kind: 'group', groupId: id },
        { kind: 'people', userIds: Array.from({ length: 20 }, () => id) },
      ],
      channels: [[], ['push', 'email']],
    },
    refuses: {
      afterMinutes: [-1, 1441, 0.5, '5', null],
      to: [
        { kind: 'people', userIds: [] },
        { kind: 'people', userIds: Array.from({ length: 21 }, () => id) },
        { kind: 'group', groupId: '?' },
        { kind: 'everyone' },
        null,
      ],
      channels: [['pigeon'], ['push', 'push', 'push'], null],
    },
  },
  {
    name: 'escalationPlanDraft',
    schema: escalationPlanDraft,
    example: plan,
    required: ['state', 'causes', 'steps', 'repeatMinutes'],
    ...planBounds,
  },
  {
    name: 'escalationPlan',
    schema: escalationPlan,
    example: { ...plan, version: 1 },
    required: ['state', 'causes', 'steps', 'repeatMinutes', 'version'],
    accepts: planBounds.accepts,
    refuses: { ...planBounds.refuses, version: [1.5, 'one', null] },
  },
  {
    name: 'escalation',
    schema: escalation,
    example: {
      id,
      cause: 'emergency-ticket',
      subject: 'ticket',
      subjectId: id,
      state: 'running',
      startedAt: at,
      endedAt: at,
      nextAt: at,
      calls: [{ at, people: [{ id, name: 'Budi' }], channels: ['push'] }],
    },
    required: ['id', 'cause', 'subject', 'subjectId', 'state', 'startedAt', 'endedAt', 'nextAt', 'calls'],
    accepts: { endedAt: [null], nextAt: [null], calls: [[]], state: ['acknowledged', 'over', 'expired', 'stopped'] },
    refuses: {
      id: ids,
      subjectId: ids,
      cause: ['flood', null],
      subject: ['topic', null],
      state: ['asleep', null],
      startedAt: [...instants, null],
      endedAt: instants,
      nextAt: instants,
      calls: [[{ at, people: [{}], channels: [] }], [{ at: '?', people: [], channels: [] }], null],
    },
  },
]);
