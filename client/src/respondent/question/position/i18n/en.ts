import type { PositionWords } from './zh-CN';

export const en: PositionWords = {
  locate: 'Use my current position',
  locateAgain: 'Locate again',
  locating: 'Locating…',
  privacy: 'The position is sent with this response only, to no map service',
  here: (lat, lng) => `${lat}, ${lng}`,
  north: (degrees) => `${degrees}° N`,
  south: (degrees) => `${degrees}° S`,
  east: (degrees) => `${degrees}° E`,
  west: (degrees) => `${degrees}° W`,
  accurate: (metres) => `to about ${metres} m`,
  located: (place) => `Located: ${place}`,
  remove: 'Remove the position',
  removed: 'The position is removed',
  byHand: 'Enter coordinates instead',
  latitude: 'Latitude (− for south)',
  longitude: 'Longitude (− for west)',
  address: 'Address (optional)',
  refused: {
    denied:
      'The browser did not allow this page to use your position. Allow it in the browser’s site settings and try again, or enter coordinates below.',
    unavailable: 'The device cannot tell where it is. Try again somewhere else, or enter coordinates below.',
    timeout: 'Locating took too long. Try again, or enter coordinates below.',
    unsupported: 'This browser cannot locate, or the page was not opened over an encrypted connection (https). Enter coordinates below.',
  },
  errors: {
    required: 'There is no position yet: use the button, or enter coordinates',
    coordinates: 'Enter both coordinates: a latitude from −90 to 90 and a longitude from −180 to 180, such as 39.9 and 116.4',
    address: (limit, now) => `The address may have ${limit} characters, it has ${now}`,
  },
};
