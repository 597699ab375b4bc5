import type { AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom } from 'xstate';
import * as door from '../index.ts';

/** What a machine cannot say of itself. The keys are checked: by the types, and by readme.test.ts. */
interface Words<TMachine extends AnyStateMachine> {
  readonly what: string;
  readonly input: Record<keyof NonNullable<InputFrom<TMachine>>, string>;
  readonly actors: Record<string, string>;
  readonly events: Record<Exclude<EventFromLogic<TMachine>['type'], `xstate.${string}`>, string>;
  readonly emitted: Record<EmittedFrom<TMachine>['type'], string>;
  /** Delays that depend on the context; the others are read from the machine. */
  readonly delays: Record<string, string>;
}

export interface Chart {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly words: Words<AnyStateMachine>;
}

function chart<TMachine extends AnyStateMachine>(
  name: keyof typeof door,
  machine: TMachine,
  words: Words<TMachine>,
): Chart {
  // Each key of `words` was checked against the machine just now; the list holds any machine.
  return { name, machine, words: words as Words<AnyStateMachine> };
}

/** Every chart of this library, in the order of the README. */
export const charts: readonly Chart[] = [
  chart('sessionMachine', door.sessionMachine, {
    what: 'The session from start-up to logout (S-28…S-30, S-33). Tag `ready`: the first fetch has ended (S-29).',
    input: {},
    actors: {
      fetchSession: 'asks for the session; an answer without a user is no session',
      fetchWhoami: 'asks who that is; input: the session',
      deleteSession: 'ends the session on the server; input: the session',
    },
    events: {
      LOGIN: 'login or register answered with a session',
      LOGOUT: 'the person leaves',
      UNAUTHORIZED: 'some call answered 401 while on `path`',
      REFRESH_WHOAMI: 'profile, memberships or MQTT secret may have changed',
    },
    emitted: {
      ready: 'the first fetch has ended, either way',
      sessionSet: 'there is a session',
      sessionCleared: 'there is none any more: forget cached answers',
      redirectToLogin: 'go to `/login` in place of the history entry',
      fetchFailed: 'for the log',
      whoamiFailed: 'for the log',
      logoutFailed: 'the session is still there; tell the person',
    },
    delays: {},
  }),
  chart('routeGuardMachine', door.routeGuardMachine, {
    what: 'Which page may be entered (S-37, S-38). A guarded page waits until the session is known. `decideGuard` is the same decision as a pure function; `guardNamed` throws on an unknown name (S-39).',
    input: {},
    actors: {},
    events: { NAVIGATE: 'the route asked for, with its guard', SESSION_CHANGED: 'whether there is a session' },
    emitted: { redirect: 'go there in place of the history entry' },
    delays: {},
  }),
  chart('mqttConnectionMachine', door.mqttConnectionMachine, {
    what: 'The live channel (S-32, S-57, S-65). Tags: `live`, `offline`. A link that hangs is noticed after 1.5 times the keepalive.',
    input: {
      random: 'from 0 up to 1, for the spread of reconnects',
      keepalive: 'ms of silence before a probe',
    },
    actors: {
      client:
        'one connection: opens when started, closes when stopped, obeys `PROBE`; must not throw; input: `{attempt}`',
    },
    events: {
      START: 'there is a session',
      STOP: 'the session is over',
      RETRY: 'do not wait for the next try',
      ONLINE: 'the browser has a network',
      OFFLINE: 'the browser has none',
      CONNECTED: 'from the client: CONNACK',
      ALIVE: 'from the client: something arrived (once a second is enough)',
      FAILED: 'from the client: with a reason',
      CLOSED: 'from the client',
    },
    emitted: {
      connected: '`again`: fetch what was missed',
      credentialsRefused: 'ask whoami for a new secret',
      log: 'success or failure, one line',
    },
    delays: {
      reconnectPeriod: '5000 ms, and up to 500 ms by chance',
      keepalive: 'the input, else 30000 ms',
      probeTimeout: 'half the keepalive',
    },
  }),
  chart('loadingBarMachine', door.loadingBarMachine, {
    what: 'The bar on top of each page (S-20, S-36, S-66). `context.progress` in percent; tag `visible`.',
    input: {},
    actors: {},
    events: { START: 'a load began', FINISH: 'it is done', FAIL: 'it failed' },
    emitted: {},
    delays: {},
  }),
  chart('toastMachine', door.toastMachine, {
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
  chart('toasterMachine', door.toasterMachine, {
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
  chart('tooltipMachine', door.tooltipMachine, {
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
  chart('tooltipGroupMachine', door.tooltipGroupMachine, {
    what: 'What tooltips share: after one closed, the next one opens at once for a while (S-67).',
    input: { skipDelay: 'ms' },
    actors: {},
    events: { TOOLTIP_OPENED: 'any of the group', TOOLTIP_CLOSED: 'the open one' },
    emitted: {},
    delays: { skipDelay: 'the input, else 300 ms' },
  }),
  chart('colorModeMachine', door.colorModeMachine, {
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
  chart('buildWatchMachine', door.buildWatchMachine, {
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
  chart('chunkRecoveryMachine', door.chunkRecoveryMachine, {
    what: 'A chunk that does not load reloads the page, inside the reload guard (S-55, S-61).',
    input: { reloads: 'the reload guard’s memory, from session storage' },
    actors: {},
    events: { CHUNK_FAILED: 'on `path`, at `at`', RETRY: 'a person asks for it: no guard', NAVIGATED: 'another page' },
    emitted: { reload: 'store `reloads`, then load `path` as a page', recoveryFailed: 'show the error page' },
    delays: {},
  }),
  chart('formSubmitMachine', door.formSubmitMachine, {
    what: 'One submission, for every form (S-52…S-54). `context.problem` has the message and the field errors; tag `slow`.',
    input: {},
    actors: { submit: 'sends the values; its signal is aborted by CANCEL' },
    events: {
      SUBMIT: 'with the values',
      EDIT: 'this field was changed',
      CANCEL: 'stop waiting',
      RESET: 'an empty form again',
    },
    emitted: { succeeded: 'with the answer', refused: 'with the problem' },
    delays: {},
  }),
  chart('deviceCommandMachine', door.deviceCommandMachine, {
    what: 'A command to a device, from the switch to its end. News that come late, twice or out of order change nothing. Tags `pending`, `ended`.',
    input: { draft: 'handed to `requestCommand`', expiry: 'ms the command lives' },
    actors: { requestCommand: 'sends the draft; answers id and status' },
    events: { NEWS: 'id and status from the live channel or a fetch', RETRY: 'request it again' },
    emitted: { overdue: 'nothing was heard: fetch the command, send NEWS', statusChanged: 'id and status' },
    delays: { expiry: 'the input, else 10000 ms; and 1000 ms for the answer’s way' },
  }),
  chart('outboxMachine', door.outboxMachine, {
    what: 'When what was written without a network is sent: one thing after the other, by one tab alone. `judgeOutboxAnswer` says what a failed try means for the thing itself. Tags `busy`, `away`.',
    input: { random: 'from 0 up to 1, for the spread of tries' },
    actors: { sendNext: 'sends the next thing that may go, keeps what became of it, says how that went' },
    events: {
      TURN: 'this tab is the one that sends',
      ADDED: 'something was written, or may go again',
      ONLINE: 'the network is back',
      RETRY: 'try now',
      SIGNED_IN: 'there is a session again',
    },
    emitted: {},
    delays: {
      retryDelay: '1000 ms, doubled each time up to 30000 ms, half of it by chance',
      untilDue: 'the time that the server named, at least 500 ms',
    },
  }),
  chart('uploadMachine', door.uploadMachine, {
    what: 'One file to the server in parts, resumed where the server says. Tags `active`, `ended`.',
    input: {
      file: 'name and size in bytes',
      random: 'from 0 up to 1, for the spread of tries',
      maxSize: 'bytes',
      partSize: 'bytes',
    },
    actors: {
      openUpload: 'begins it, or asks for its place; input: file and uploadId (null at first)',
      sendPart: 'input: uploadId, offset, length',
      finishUpload: 'input: uploadId',
    },
    events: {
      PAUSE: 'stop for now',
      RESUME: 'go on',
      CANCEL: 'give it up',
      RETRY: 'try now',
      ONLINE: 'the network is back',
    },
    emitted: {
      progress: 'bytes kept by the server',
      succeeded: 'with the answer',
      failed: 'with the error',
      cancelled: 'tell the server',
    },
    delays: { retryDelay: '1000 ms, doubled each time up to 30000 ms, half of it by chance' },
  }),
];
