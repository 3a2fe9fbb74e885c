import { describe, expect, it } from '@jest/globals';
import { DeviceStorage, MemoryStorage } from './device-storage';

/** A device with room for so many texts, as a browser behaves whose quota is used up. */
class SmallDevice extends MemoryStorage {
  private readonly keys = new Set<string>();

  constructor(private readonly room: number) {
    super();
  }

  override setItem(key: string, text: string): void {
    if (!this.keys.has(key) && this.keys.size >= this.room) throw new DOMException('full', 'QuotaExceededError');
    this.keys.add(key);
    super.setItem(key, text);
  }

  override removeItem(key: string): void {
    this.keys.delete(key);
    super.removeItem(key);
  }
}

describe('storage on the device', () => {
  it('keeps texts on the device, where another page finds them', () => {
    const device = new SmallDevice(1);
    const storage = new DeviceStorage(() => device);
    storage.setItem('draft', 'one');

    expect(storage.isDurable).toBe(true);
    expect(new DeviceStorage(() => device).getItem('draft')).toBe('one');
  });

  it('keeps texts in the page once the device is full, and says so', () => {
    const device = new SmallDevice(1);
    const storage = new DeviceStorage(() => device);
    storage.setItem('draft', 'one');
    storage.setItem('other', 'two');

    expect(storage.isDurable).toBe(false);
    expect([storage.getItem('draft'), storage.getItem('other')]).toEqual(['one', 'two']);
    expect(device.getItem('other')).toBeNull();
  });

  it('leaves nothing after a removal, neither on the device nor in the page', () => {
    const device = new SmallDevice(1);
    const storage = new DeviceStorage(() => device);
    storage.setItem('draft', 'one');
    storage.setItem('other', 'two');
    storage.removeItem('draft');
    storage.removeItem('other');

    expect([storage.getItem('draft'), storage.getItem('other'), device.getItem('draft')]).toEqual([null, null, null]);
  });

  it('lives in the page where the device refuses to store anything', () => {
    const storage = new DeviceStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.setItem('draft', 'one');
    expect([storage.isDurable, storage.getItem('draft')]).toEqual([false, 'one']);

    storage.removeItem('draft');
    expect(storage.getItem('draft')).toBeNull();
  });
});
