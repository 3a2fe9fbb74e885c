import type { Language } from '@wence/schema';

/** Words of the position. */
export const zhCN = {
  locate: '使用我现在的位置',
  locateAgain: '重新定位',
  locating: '正在定位…',
  privacy: '位置只随这份答卷提交，不会发给地图服务',
  here: (lat: string, lng: string) => `${lat}，${lng}`,
  north: (degrees: string) => `北纬 ${degrees}°`,
  south: (degrees: string) => `南纬 ${degrees}°`,
  east: (degrees: string) => `东经 ${degrees}°`,
  west: (degrees: string) => `西经 ${degrees}°`,
  accurate: (metres: number) => `误差约 ${metres} 米`,
  located: (place: string) => `已定位：${place}`,
  remove: '清除位置',
  removed: '位置已清除',
  byHand: '改为填写坐标',
  latitude: '纬度（南纬为负）',
  longitude: '经度（西经为负）',
  address: '地址（选填）',
  refused: {
    denied: '浏览器没有允许这个页面使用位置。可以在浏览器的网站设置里允许后再试，或在下面填写坐标。',
    unavailable: '设备现在无法确定位置。可以换个地方再试，或在下面填写坐标。',
    timeout: '定位用的时间太长了。可以再试一次，或在下面填写坐标。',
    unsupported: '这个浏览器不支持定位，或者页面不是通过加密连接（https）打开的。在下面填写坐标即可。',
  },
  errors: {
    required: '还没有位置，用按钮定位，或者填写坐标',
    coordinates: '坐标要填完整：纬度在 −90 到 90 之间，经度在 −180 到 180 之间，如 39.9 和 116.4',
    address: (limit: number, now: number) => `地址最多 ${limit} 个字，现在 ${now} 个`,
  },
};

export type PositionWords = typeof zhCN;

export const en: PositionWords = {
  locate: 'Use my current position',
  locateAgain: 'Locate again',
  locating: 'Locating…',
  privacy: 'Sent with this response only, not to a map service',
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

export const wordsIn = (language: Language): PositionWords => (language === 'en' ? en : zhCN);
