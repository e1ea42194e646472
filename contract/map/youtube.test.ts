import { expect, test } from 'vitest'
import { findVideo, playerAddress, watchAddress } from './youtube.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  ],
  [
    'https://youtube.com/watch?v=M7lc1UVf-VE&t=90',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=90',
  ],
  [
    'https://www.youtube.com/watch?v=M7lc1UVf-VE&t=1m30s',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=90',
  ],
  [
    'https://www.youtube.com/watch?t=1h2m3s&v=M7lc1UVf-VE&list=PLabc&index=2',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=3723',
  ],
  [
    'https://m.youtube.com/watch?v=M7lc1UVf-VE&feature=share',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  ],
  [
    'https://music.youtube.com/watch?v=M7lc1UVf-VE',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  ],
  ['https://youtu.be/M7lc1UVf-VE', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
  [
    'https://youtu.be/M7lc1UVf-VE?t=76',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=76',
  ],
  [
    'https://youtu.be/M7lc1UVf-VE?si=abcDEF123&t=76s',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=76',
  ],
  [
    'https://www.youtube.com/embed/M7lc1UVf-VE?start=42',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=42',
  ],
  [
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=42&autoplay=1',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=42',
  ],
  [
    'https://www.youtube.com/shorts/M7lc1UVf-VE?feature=share',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  ],
  [
    'https://www.youtube.com/live/M7lc1UVf-VE?si=xyz&t=600',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=600',
  ],
  ['https://www.youtube.com/v/M7lc1UVf-VE', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
  [
    'https://www.youtube.com/watch?v=M7lc1UVf-VE#t=45s',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=45',
  ],
  ['youtube.com/watch?v=M7lc1UVf-VE', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
  ['  https://youtu.be/M7lc1UVf-VE  ', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
  [
    'https://www.youtube.com/watch?v=M7lc1UVf-VE&t=nonsense',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  ],
])('%j is played from %s', (link, address) => {
  const video = findVideo(link)
  expect(video && playerAddress(video)).toBe(address)
})

test.each([
  '',
  'not a url',
  'javascript:alert(1)',
  'https://evil.example/watch?v=M7lc1UVf-VE',
  'https://youtube.com.evil.example/watch?v=M7lc1UVf-VE',
  'https://www.youtube.com@evil.example/watch?v=M7lc1UVf-VE',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/channel/UCabcdefghij',
  'https://www.youtube.com/@handle',
  'https://www.youtube.com/playlist?list=PLabc',
  'https://youtu.be/M7lc1UVf-VE%22onload=',
  'https://www.youtube.com/embed/videoseries?list=PLabc',
  'https://www.twitch.tv/videos/1',
  'https://www.youtube.com:8443/watch?v=M7lc1UVf-VE',
  'ftp://www.youtube.com/watch?v=M7lc1UVf-VE',
  'data:text/html,https://youtu.be/M7lc1UVf-VE',
  'https://www.youtube.com/embed/../watch',
  '//evil.example/embed/M7lc1UVf-VE',
  'https://www.youtube.com/attribution_link?u=/watch?v=M7lc1UVf-VE',
])('%j is refused', (link) => {
  expect(findVideo(link)).toBeNull()
})

test('the page of a video starts where the player does', () => {
  expect(watchAddress({ id: 'M7lc1UVf-VE', start: 0 })).toBe(
    'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  )
  expect(findVideo(watchAddress({ id: 'M7lc1UVf-VE', start: 90 }))?.start).toBe(90)
})
