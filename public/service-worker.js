/* The other name that tools give a service worker: see sw.js. */
self.importScripts('./sw.js');
