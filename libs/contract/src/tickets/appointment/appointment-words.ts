/**
 * Where an appointment stands. `offered`: slots wait for the resident. `agreed`: one was taken. `declined`: none fits.
 * `replaced`: others were offered since. `expired`: the last slot has begun and none was taken. `ended`: with its ticket,
 * or because its time is over.
 */
export const appointmentStates = [
  'offered',
  'agreed',
  'declined',
  'cancelled',
  'replaced',
  'expired',
  'ended',
] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/**
 * What somebody may do about the appointment of a ticket as it stands: offer slots (others, where some were offered), take
 * one or say that none fits, cancel it.
 */
export const appointmentActs = ['offer', 'answer', 'cancel'] as const;
export type AppointmentAct = (typeof appointmentActs)[number];

/** How many slots are offered at once, how long one is, and how far ahead it begins at most. */
export const appointmentSlots = { most: 5, minMinutes: 15, maxMinutes: 720, maxDays: 180 } as const;
