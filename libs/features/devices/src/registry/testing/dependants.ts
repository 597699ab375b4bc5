import type { DeviceDependants } from '@imah/contract/devices';

/** A device on which nothing hangs. */
export const noDependants: DeviceDependants = {
  tickets: 0,
  openTickets: 0,
  alarms: 0,
  openAlarms: 0,
  commands: 0,
  credentials: 0,
  rules: [],
  behind: 0,
  valuesSince: null,
  hindrances: [],
};

/** One that others speak through and that a rule names alone. */
export const hindered: DeviceDependants = {
  ...noDependants,
  rules: ['Tekanan rendah'],
  behind: 3,
  hindrances: ['gateway', 'rule'],
};
