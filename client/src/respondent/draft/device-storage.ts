import type { TextStorage } from './draft-store';

const PROBE = 'wence.probe';

/** Storage that lives as long as the page, for browsers that refuse to store anything. */
export class MemoryStorage implements TextStorage {
  private readonly texts = new Map<string, string>();

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

/**
 * The device's storage where it works, else the page's memory. Private windows and blocked cookies throw on the first touch; a full disk
 * throws on a write: what it holds can still be read, and a text that it has no room for lives in memory, so that answering goes on.
 */
export class DeviceStorage implements TextStorage {
  private readonly memory = new MemoryStorage();
  private readonly device: TextStorage | null;
  /** False once something could not be kept beyond this page. */
  isDurable: boolean;

  constructor(open: () => TextStorage) {
    this.device = openReadable(open);
    this.isDurable = this.device !== null && isWritable(this.device);
  }

  getItem(key: string): string | null {
    return this.memory.getItem(key) ?? this.device?.getItem(key) ?? null;
  }

  setItem(key: string, text: string): void {
    try {
      if (!this.device) throw new Error('no storage');
      this.device.setItem(key, text);
      this.memory.removeItem(key);
    } catch {
      this.isDurable = false;
      this.memory.setItem(key, text);
    }
  }

  removeItem(key: string): void {
    this.memory.removeItem(key);
    this.device?.removeItem(key);
  }
}

function openReadable(open: () => TextStorage): TextStorage | null {
  try {
    const storage = open();
    storage.getItem(PROBE);
    return storage;
  } catch {
    return null;
  }
}

function isWritable(storage: TextStorage): boolean {
  try {
    storage.setItem(PROBE, '1');
    storage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
