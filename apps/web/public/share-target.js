/**
 * A part of the service worker: takes a picture that another app shares with this one, and hands it
 * to the page that opens. It is held in memory until then, and kept nowhere.
 */
const SHARED_AT = new URL('share-target', self.registration.scope).pathname;

/** How long a picture waits for its page, in milliseconds. */
const PATIENCE = 20_000;

let shared;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'POST' || new URL(request.url).pathname !== SHARED_AT) return;
  shared = request.formData().then(
    (form) => form.get('picture') ?? undefined,
    () => undefined,
  );
  // The browser ends a service worker that has nothing to do.
  event.waitUntil(new Promise((resolve) => setTimeout(resolve, PATIENCE)));
  event.respondWith(Response.redirect('./#/scan?shared', 303));
});

self.addEventListener('message', (event) => {
  if (event.data?.type !== 'take-shared') return;
  const [port] = event.ports;
  const taken = shared ?? Promise.resolve();
  shared = undefined;
  event.waitUntil(taken.then((file) => port.postMessage(file)));
});
