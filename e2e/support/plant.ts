import { once } from 'node:events';
import { ServerTCP } from 'modbus-serial';

/** What a building's panel room says on Modbus TCP: a meter that counts each time it is read, and a pump with a coil. */
export interface Plant {
  readonly port: number;
  /** What the meter has said, and when, in milliseconds since 1970 UTC. */
  readonly said: readonly { readonly energy: number; readonly at: number }[];
  readonly isPumpOn: () => boolean;
  readonly close: () => Promise<void>;
}

export const meterUnit = 1;
export const pumpUnit = 2;

/** The server that comes with the package which speaks Modbus: what a meter is to it, this is. */
export async function startPlant(): Promise<Plant> {
  const said: { energy: number; at: number }[] = [];
  let isPumpOn = false;
  const server = new ServerTCP(
    {
      // Two words, the higher one first: hundredths of a kilowatt-hour.
      getMultipleHoldingRegisters(_address: number, length: number, unit: number): number[] {
        const hundredths = 6_553_600 + said.length;
        if (unit === meterUnit) said.push({ energy: hundredths / 100, at: Date.now() });
        return [Math.floor(hundredths / 65_536), hundredths % 65_536].slice(0, length);
      },
      getCoil: () => isPumpOn,
      setCoil: (_address: number, value: boolean) => void (isPumpOn = value),
    },
    // It takes 0 for none, and then 502; the text is any that is free.
    { host: '127.0.0.1', port: '0' as unknown as number },
  );
  await once(server, 'initialized');
  // The package does not say which port it got.
  const { _server: listener } = server as unknown as { _server: { address: () => { port: number } } };
  return {
    port: listener.address().port,
    said,
    isPumpOn: () => isPumpOn,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
