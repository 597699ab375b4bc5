// The reference of the session call: the same framework, answering an object of the same size, and nothing else.
import fastify from 'fastify';

const app = fastify({ logger: false });
app.get('/', () => ({
  user: { id: '0199a000-0000-7000-8000-000000000000', email: 'a@imah.test', name: 'Nama' },
  token: 'x'.repeat(43),
}));
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url });
