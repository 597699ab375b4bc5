import * as entryPoint from '../index.ts';
import { type Chart, chart } from './chart-words.ts';

/** What a person writes and sends. */
export const workCharts: readonly Chart[] = [
  chart('outboxMachine', entryPoint.outboxMachine, {
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
  chart('uploadMachine', entryPoint.uploadMachine, {
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
  chart('holdMachine', entryPoint.holdMachine, {
    what: 'A button that has to be held: the server begins to count, and it is held until that long is over.',
    input: {},
    actors: {},
    events: {
      PRESS: 'a finger, a mouse or a key is down',
      RELEASE: 'it is up again, or has left the button',
      BEGUN: 'the server counts for the press `press`, as `holdId`, for `afterMs`',
      REFUSED: 'the server does not count for the press `press`',
    },
    emitted: { asked: 'ask the server to count', held: 'held to its end: send what it is for with the hold' },
    delays: { full: 'as long as the server said' },
  }),
  chart('presenceBeatMachine', entryPoint.presenceBeatMachine, {
    what: 'Says that a page is looked at for as long as it is, and that somebody writes in it while they do.',
    input: {},
    actors: {},
    events: {
      SHOW: 'the page is in sight (its own word too, again and again)',
      HIDE: 'nobody sees it',
      WRITE: 'a key in a `channel`, at `at` of a steady clock',
      REST: 'what was written is sent or taken back',
      LEAVE: 'the page is closed; `last`: it may be gone before there is an answer',
    },
    emitted: { said: 'tell the server what is done, or that the page is left' },
    delays: {},
  }),
  chart('reportSubmissionMachine', entryPoint.reportSubmissionMachine, {
    what: 'A report from the form to the server: it waits for its photos, unless nothing gets through or the person will not wait.',
    input: { photos: 'how its photos stand at first' },
    actors: {},
    events: {
      SUBMIT: 'the person has sent it, and nothing is missing in it',
      PHOTOS: 'how its photos stand now',
      SEND_NOW: 'the person does not wait for them',
      REFUSED: 'it was not taken, or could not be kept',
      DONE: 'it is on the server, or kept on this device',
    },
    emitted: {
      send: 'with the photos that arrived, without the others, or with them',
      photosFailed: 'ask the person about them',
    },
    delays: {},
  }),
  chart('ruleInstanceMachine', entryPoint.ruleInstanceMachine, {
    what: 'Where an alarm rule stands with one device, by the arrows of the contract (`ruleTransitions`), which the server and every trial follow.',
    input: {},
    actors: {},
    events: {
      BREACH: 'the condition is met, not yet for long or often enough',
      HOLD: 'it is met for long or often enough',
      CALM: 'it is not met',
      KEPT: 'it has not been met for as long as the alarm is kept',
      SILENT: 'the device is not heard',
    },
    emitted: { raised: 'an alarm begins', cleared: 'it is over' },
    delays: {},
  }),
];
