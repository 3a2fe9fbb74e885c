import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { question } from '@wence/schema/testing';
import { descriptionOf, renderQuestion } from '../../../../testing/render-question';

const node = question(35, 'Q1', 'Where are you?', [], { required: true });
const locate = () => screen.getByRole('button', { name: /position|Locat/ });
const latitude = () => screen.getByLabelText<HTMLInputElement>(/Latitude/);
const longitude = () => screen.getByLabelText<HTMLInputElement>(/Longitude/);

type Asked = Parameters<Geolocation['getCurrentPosition']>;

/** jsdom has no device that knows its place; this one answers when the test says so. */
function addDevice() {
  const asked: Asked[] = [];
  const device = { getCurrentPosition: (...request: Asked) => void asked.push(request) };
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
  return {
    asked,
    locate: (coords: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>) =>
      act(() => asked.at(-1)?.[0]({ coords } as GeolocationPosition)),
    refuse: (code: number) => act(() => asked.at(-1)?.[1]?.({ code } as GeolocationPositionError)),
  };
}

describe('a position', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('comes from the device, which is asked once at a time, and is said in words', async () => {
    const device = addDevice();
    const { user, answer, said } = await renderQuestion(node);
    await user.click(locate());
    expect(locate().textContent).toBe('Locating…');
    expect(locate().getAttribute('aria-busy')).toBe('true');
    await user.click(locate());
    expect(device.asked).toHaveLength(1);
    device.locate({ latitude: -33.868_820_1, longitude: 151.2, accuracy: 12.4 });
    expect(answer()).toEqual({ lat: -33.868_82, lng: 151.2 });
    expect(said()).toBe('Located: 33.86882° S, 151.20000° E');
    expect(screen.getByText('to about 12 m')).toBeTruthy();
  });

  it('opens the boxes for coordinates when the device does not tell, and says why', async () => {
    const device = addDevice();
    const { user } = await renderQuestion(node);
    expect(screen.getByRole<HTMLDetailsElement>('group', { name: '' }).open).toBe(false);
    await user.click(locate());
    device.refuse(3);
    expect(screen.getByRole('alert').textContent).toContain('Locating took too long');
    expect(latitude().closest('details')?.open).toBe(true);
  });

  it('can be typed, with an address once it is a place, and taken away again', async () => {
    const { user, answer, said } = await renderQuestion(node);
    await user.click(screen.getByText('Enter coordinates instead'));
    await user.type(latitude(), '39.9');
    expect(screen.queryByLabelText('Address (optional)')).toBeNull();
    await user.type(longitude(), '116.4');
    await user.type(screen.getByLabelText('Address (optional)'), 'Gate');
    expect(answer()).toEqual({ lat: 39.9, lng: 116.4, address: 'Gate' });
    await user.click(screen.getByRole('button', { name: 'Remove the position' }));
    expect(answer()).toBeUndefined();
    expect(said()).toBe('The position is removed');
    expect(document.activeElement).toBe(locate());
  });

  it('complains of half a place at the boxes, and of none at the button', async () => {
    const { user, goOn } = await renderQuestion(node);
    goOn();
    expect(descriptionOf(locate())).toBe('There is no position yet: use the button, or enter coordinates');
    await user.type(latitude(), '95');
    goOn();
    expect(descriptionOf(latitude())).toContain('Enter both coordinates');
    expect(longitude().getAttribute('aria-invalid')).toBe('true');
  });
});
