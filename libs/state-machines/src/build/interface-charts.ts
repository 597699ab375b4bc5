import * as entryPoint from '../index.ts';
import { type Chart, chart } from './chart-words.ts';

/** What a page shows of itself: progress, messages, colours, builds. */
export const interfaceCharts: readonly Chart[] = [
  chart('loadingBarMachine', entryPoint.loadingBarMachine, {
    what: 'The bar on top of each page (S-20, S-36, S-66). `context.progress` in percent; tag `visible`.',
    input: {},
    actors: {},
    events: { START: 'a load began', FINISH: 'it is done', FAIL: 'it failed' },
    emitted: {},
    delays: {},
  }),
  chart('toastMachine', entryPoint.toastMachine, {
    what: 'One toast (S-34). Usually run by the toaster.',
    input: {
      toast: 'id, type, text, time (null: until closed)',
      now: 'a steady clock, ms',
      paused: 'whether it starts paused',
    },
    actors: {},
    events: { PAUSE: 'keep what is left of the time', RESUME: 'run on', CLOSE: 'a click on the close icon' },
    emitted: { closed: 'with its id and the reason' },
    delays: { left: 'what is left of its time' },
  }),
  chart('toasterMachine', entryPoint.toasterMachine, {
    what: 'The queue of toasts: at most five on screen (`context.shown`), ids are indexes (S-26). `toastActorId(id)` names the chart of each.',
    input: { now: 'a steady clock, ms' },
    actors: { toast: 'toastMachine' },
    events: {
      ADD: 'type, text and, if not the usual one, time',
      DISMISS: 'close this one',
      HOLD: '`by` pointer, focus or window (hidden)',
      RELEASE: 'the same, over',
    },
    emitted: { shown: 'a toast came on screen', gone: 'it went, with the reason' },
    delays: {},
  }),
  chart('tooltipMachine', entryPoint.tooltipMachine, {
    what: 'One tooltip (S-35, S-67). Tag `open`.',
    input: { openDelay: 'ms under the pointer' },
    actors: {},
    events: {
      POINTER_ENTER: "with the group's state",
      POINTER_LEAVE: 'of trigger and text',
      FOCUS: 'by keyboard',
      BLUR: 'focus left',
      ESCAPE: 'the key',
      PRESS: 'pointer down on the trigger',
      RELEASE: 'pointer up, anywhere',
      OTHER_OPENED: 'another one of the group',
    },
    emitted: {},
    delays: { openDelay: 'the input, else 0 ms' },
  }),
  chart('tooltipGroupMachine', entryPoint.tooltipGroupMachine, {
    what: 'What tooltips share: after one closed, the next one opens at once for a while (S-67).',
    input: { skipDelay: 'ms' },
    actors: {},
    events: { TOOLTIP_OPENED: 'any of the group', TOOLTIP_CLOSED: 'the open one' },
    emitted: {},
    delays: { skipDelay: 'the input, else 300 ms' },
  }),
  chart('colorModeMachine', entryPoint.colorModeMachine, {
    what: 'Colour mode (S-19, S-27): the state is the mode shown.',
    input: { preference: 'what the person chose', system: 'what the system asks for', forced: 'what the page forces' },
    actors: {},
    events: {
      PREFER: 'the person chose',
      SYSTEM_CHANGED: 'the system asks for another one',
      FORCE: 'a page that forces its mode was entered',
      RELEASE: 'it was left',
    },
    emitted: { modeChanged: 'show this mode', preferenceChanged: 'store it' },
    delays: {},
  }),
  chart('buildWatchMachine', entryPoint.buildWatchMachine, {
    what: 'Polls for a newer build; then the next navigation is a page load, once in 10,000 ms per path (S-31, S-61).',
    input: {
      running: 'id of the build that runs',
      pollInterval: 'ms between two looks',
      reloads: 'the reload guard’s memory, from session storage',
    },
    actors: { fetchLatest: 'the latest build’s id' },
    events: { CHECK: 'look now', NAVIGATE: 'to `path`, at `at`' },
    emitted: {
      outdated: 'there is a newer build',
      reload: 'store `reloads`, then load `path` as a page',
      checkFailed: 'for the log',
    },
    delays: { pollInterval: 'the input, else 300000 ms' },
  }),
  chart('chunkRecoveryMachine', entryPoint.chunkRecoveryMachine, {
    what: 'A chunk that does not load reloads the page, inside the reload guard (S-55, S-61).',
    input: { reloads: 'the reload guard’s memory, from session storage' },
    actors: {},
    events: { CHUNK_FAILED: 'on `path`, at `at`', RETRY: 'a person asks for it: no guard', NAVIGATED: 'another page' },
    emitted: { reload: 'store `reloads`, then load `path` as a page', recoveryFailed: 'show the error page' },
    delays: {},
  }),
];
