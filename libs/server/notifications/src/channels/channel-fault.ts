/**
 * How far a fault of a channel reaches: this message will never arrive, this one may later, or nothing can be sent to
 * anybody for now.
 */
export type FaultReach = 'never' | 'later' | 'nobody-now';

/** Why a service did not take a message; its text names nobody. */
export class ChannelFault extends Error {
  override readonly name = 'ChannelFault';
  readonly reach: FaultReach;

  constructor(message: string, reach: FaultReach) {
    super(message);
    this.reach = reach;
  }
}
