/** The languages of devices that are understood without setting anything up. */
export const deviceProtocols = ['tasmota', 'home-assistant', 'zigbee2mqtt', 'shelly', 'homie', 'thingsboard'] as const;
export type DeviceProtocol = (typeof deviceProtocols)[number];

/** What becomes of what was found: `new` until somebody decides. One that is refused stays so. */
export const foundStates = ['new', 'adopted', 'refused'] as const;
export type FoundState = (typeof foundStates)[number];

/** Why something a device said was not taken. */
export const connectionProblemKinds = [
  /** A user name that is known, with another password. */
  'wrong-password',
  /** A topic that the credential may not speak on. */
  'wrong-topic',
  'too-large',
  'too-fast',
  /** In none of the languages that are understood. */
  'unknown-message',
  /** In one of them, but not as it has to be. */
  'unreadable',
  /** Its values are from the future, or too old to be kept: a clock that is wrong. */
  'wrong-time',
  /** An order that was to be kept: it would switch something when nobody is there. */
  'retained-command',
  /** More was found than is kept. */
  'full',
] as const;
export type ConnectionProblemKind = (typeof connectionProblemKinds)[number];

/** Credentials of a building that are valid at once: two, so that one is replaced without a gap. */
export const mostBuildingCredentials = 2;

/** Found devices that are adopted at once. */
export const mostAdopted = 100;
