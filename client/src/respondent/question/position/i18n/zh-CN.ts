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
