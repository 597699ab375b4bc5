// Serves the page and node_modules, and hands /api and /mqtt on to the server: a browser talks to it on one origin only.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, request as askServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const imah = new URL(process.env.IMAH_URL ?? 'http://127.0.0.1:8080');
const port = Number(process.env.PORT ?? 8090);
/** @type {Record<string, string>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname.startsWith('/api/')) return handOn(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
  serveFile(pathname, response).catch(() => response.writeHead(404).end());
});

/**
 * @param {string} pathname
 * @param {import('node:http').ServerResponse} response
 */
async function serveFile(pathname, response) {
  const wanted = normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname));
  const root = wanted.startsWith(`${sep}node_modules${sep}`) ? folder : join(folder, 'page');
  const file = join(root, wanted);
  const type = types[extname(file)];
  if (type === undefined || !(await stat(file)).isFile()) throw new Error(`${pathname} is not for the page`);
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
  createReadStream(file).pipe(response);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function handOn(request, response) {
  const { method, headers, url: path } = request;
  const onward = askServer({ host: imah.hostname, port: imah.port, method, headers, path }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  request.pipe(onward);
}

server.on('upgrade', (request, socket, head) => {
  const { method, headers, url: path } = request;
  const onward = askServer({ host: imah.hostname, port: imah.port, method, headers, path });
  onward.on('upgrade', (answer, serverSocket, serverHead) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(serverHead);
    serverSocket.write(head);
    serverSocket.pipe(socket).pipe(serverSocket);
    serverSocket.on('error', () => socket.destroy());
    socket.on('close', () => serverSocket.destroy());
    serverSocket.on('close', () => socket.destroy());
  });
  onward.on('response', () => socket.destroy());
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
  onward.end();
});

server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`);
});
