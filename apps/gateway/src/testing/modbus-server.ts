import { once } from 'node:events';
import { ServerTCP } from 'modbus-serial';

type Vector = ConstructorParameters<typeof ServerTCP>[0];

export interface TestModbusServer {
  readonly port: number;
  /** Ends all connections, and listens on. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
}

/** The server of the package itself, on a port that is free. */
export async function startModbusServer(vector: Vector): Promise<TestModbusServer> {
  // It takes 0 for none, and then 502; the text is any that is free.
  const server = new ServerTCP(vector, { host: '127.0.0.1', port: '0' as unknown as number });
  server.on('error', () => undefined);
  await once(server, 'initialized');
  // The package does not say which port it got.
  const { _server: listener } = server as unknown as { _server: { address: () => { port: number } } };
  return {
    port: listener.address().port,
    hangUp() {
      for (const [socket] of server.socks) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What a unit answers that has no such register, and one behind a converter that is away. */
export const exceptionOf = (code: number): Error => Object.assign(new Error('exception'), { modbusErrorCode: code });
