// A server that only an attack knows of: whatever arrives there has left the sandbox.

import { createHash } from 'node:crypto';
import { createSocket, type Socket as Packets } from 'node:dgram';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** HTTP, WebSocket, anything else over TCP, and UDP on the same port number (WebRTC, WebTransport). */
export class Collector {
  /** One line for each arrival, for as long as the collector is open. */
  readonly arrived: string[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #packets: Packets | null = null;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.arrived.push(`${request.method ?? ''} ${request.url ?? ''}`);
      answerLeak(request, response);
    });
    this.#server.on('connection', (socket) => {
      this.arrived.push('a connection');
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
    });
    this.#server.on('clientError', (_, socket) => socket.destroy());
    this.#server.on('upgrade', (request, socket) => {
      this.arrived.push(`WebSocket ${request.url ?? ''}`);
      socket.on('error', () => undefined);
      socket.write(acceptance(request));
    });
  }

  static async open(): Promise<Collector> {
    for (;;) {
      const collector = new Collector();
      await listening(collector.#server);
      if (await collector.#listenForPackets()) return collector;
      collector.close();
    }
  }

  get address(): string {
    return `127.0.0.1:${String(this.#port)}`;
  }

  get #port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    this.#packets?.close();
    this.#packets = null;
  }

  /** False where the number is taken for UDP. */
  #listenForPackets(): Promise<boolean> {
    const packets = createSocket('udp4');
    this.#packets = packets;
    packets.on('message', (data) => this.arrived.push(`a UDP packet of ${String(data.length)} bytes`));
    return new Promise((resolve) => {
      packets.once('error', () => {
        this.#packets = null;
        resolve(false);
      });
      packets.bind(this.#port, '127.0.0.1', () => resolve(true));
    });
  }
}

export function listening(server: Server, host = '127.0.0.1'): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
}

/** What an attack would want to get: readable by all, and valid as a module, a script or a stream of events. */
export function answerLeak(request: IncomingMessage, response: ServerResponse): void {
  const events = /event-stream/.test(request.headers.accept ?? '');
  response.writeHead(200, {
    'content-type': events ? 'text/event-stream' : 'text/javascript',
    'access-control-allow-origin': '*',
    connection: 'close',
  });
  response.end(events ? 'data: 1\n\n' : 'void 0;');
}

function acceptance(request: IncomingMessage): string {
  const key = `${request.headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
}
