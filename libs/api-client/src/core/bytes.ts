/** Whether a body is sent as it is. Anything else is sent as JSON. */
export function isBytes(body: unknown): body is Blob | ArrayBuffer | ArrayBufferView | ReadableStream<Uint8Array> {
  return (
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body) ||
    (typeof ReadableStream !== 'undefined' && body instanceof ReadableStream)
  );
}

/**
 * The bytes of a body as a Blob, which `fetch` sends with its length. A stream is read to its end: browsers send one only
 * over HTTP/2, and no attempt after the first could send it again.
 */
export async function toBlob(body: Blob | ArrayBuffer | ArrayBufferView | ReadableStream<Uint8Array>): Promise<Blob> {
  if (body instanceof Blob) return body;
  if (body instanceof ReadableStream) return new Response(body).blob();
  // A copy, because a Blob takes no memory that is shared.
  if (ArrayBuffer.isView(body))
    return new Blob([new Uint8Array(new Uint8Array(body.buffer, body.byteOffset, body.byteLength))]);
  return new Blob([body]);
}
