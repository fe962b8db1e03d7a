import { baseApi } from './base-api';

export interface CurrentUserDto {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  createdAt: string;
  organizations: {
    organization: {
      id: string;
      name: string;
      type: string;
      description: string | null;
      website: string | null;
      logoUrl: string | null;
      membershipTier: string;
      createdAt: string;
    };
    role: string;
    createdAt: string;
    membershipTier: string;
  }[];
}

export const membershipApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<CurrentUserDto, void>({ query: () => '/api/auth/user', providesTags: ['Viewer'] }),
  }),
});

export const { useGetCurrentUserQuery } = membershipApi;
