import { describeRejection, readCall, type ReadCall } from '../../domain/embedding/calls';
import {
  listeningType,
  wireVersion,
  type EventDetails,
  type EventType,
  type HostCall,
} from '../../domain/embedding/hostMessages';
import { onPageRestored } from '../events/browser';
import { onParentMessage } from './frame';
import { postToParent } from './parentOrigins';

/** The calls of the embedding page, apart from the handshake. */
export type ServedCall = Exclude<HostCall, { type: 'loan:connect' }>;

/** The application's side of the connection. */
interface HostListener {
  /** The embedding page has connected, for the first time or again. */
  readonly onConnect: () => void;
  readonly onCall: (call: ServedCall) => void;
}

/** The connection with the embedding page. */
export interface HostChannel {
  /** Sends an event to the embedding page. Sends nothing before the handshake. */
  readonly send: <Type extends EventType>(type: Type, detail: EventDetails[Type]) => void;
  /** Handles the calls from now on, and those that have arrived. */
  readonly serve: (listener: HostListener) => void;
}

interface Connection {
  readonly id: string;
  readonly origin: string;
}

/** Calls that arrive before the application serves them. More are dropped: no embedding page needs as many. */
const maxWaiting = 20;

/**
 * Says that this document listens, and waits for the handshake of the embedding page (docs/embedding.md): a call from the parent window
 * with a configured origin. Answers with `loan:ready` to that origin and to no other. A later handshake replaces the earlier one.
 *
 * @param origins the configured origins that may embed the page; without any, every message is ignored
 */
export function openHostChannel(origins: readonly string[]): HostChannel {
  let connection: Connection | null = null;
  let listener: HostListener | null = null;
  let waiting: readonly ServedCall[] = [];
  const send: HostChannel['send'] = (type, detail) => {
    if (connection === null) return;
    const { id, origin } = connection;
    window.parent.postMessage({ type, version: wireVersion, id, ...detail }, origin);
  };
  const receive = (read: ReadCall, origin: string) => {
    const { id, call } = read;
    if (call?.type === 'loan:connect') {
      const isNew = id !== connection?.id;
      connection = { id, origin };
      send('loan:ready', {});
      if (isNew) listener?.onConnect();
    } else if (id !== connection?.id || origin !== connection.origin) {
      return;
    } else if (call === null) {
      send('loan:error', describeRejection(read, read.rejected));
    } else if (listener === null) {
      waiting = [...waiting, call].slice(0, maxWaiting);
    } else {
      listener.onCall(call);
    }
  };
  if (origins.length > 0) {
    onParentMessage(origins, (message, origin) => {
      const read = readCall(message);
      if (read !== null) receive(read, origin);
    });
    const reportListening = () => postToParent({ type: listeningType, version: wireVersion }, origins);
    reportListening();
    // It said that it leaves. Exact versions of the loader before 1.1 know `loan:ready` alone.
    onPageRestored(() => {
      send('loan:ready', {});
      reportListening();
    });
  }
  return {
    send,
    serve: (served) => {
      listener = served;
      if (connection !== null) served.onConnect();
      for (const call of waiting) served.onCall(call);
      waiting = [];
    },
  };
}
